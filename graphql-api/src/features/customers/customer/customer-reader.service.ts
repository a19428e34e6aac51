import type { EntityManager } from 'typeorm';

import {
  findKeysetPage,
  type KeysetPage,
  newestFirst,
  type PageRequest,
} from '../../../shared/keyset-page.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { GarageCar } from '../../cars/garage/garage-car.entity.js';
import type { OrderList } from '../../orders/order/order-connection.type.js';
import type { OrderFinder } from '../../orders/order/order-finder.service.js';
import { isRankOf, RANK_SQL } from '../../orders/order/order-status.js';
import { User } from '../user/user.entity.js';
import { UnknownCustomer } from './customer.errors.js';
import type { CustomerFigures } from './customer.types.js';

const IS_UNPAID = isRankOf(RANK_SQL, ({ waitsFor }) => waitsFor === 'payment');
const IS_SALE = isRankOf(RANK_SQL, ({ isSale }) => isSale);
const IS_REFUNDED = isRankOf(RANK_SQL, ({ isSale, waitsFor }) => !isSale && waitsFor !== 'payment');

/** Only for a verified address: anyone can type any other into the form. */
const MESSAGES = `SELECT count(*)::integer AS messages,
    (count(*) FILTER (WHERE answered_at IS NULL))::integer AS unanswered
  FROM contact_message JOIN shop_user ON lower(contact_message.email) = shop_user.email
  WHERE uid = $1 AND email_verified`;

// OFFSET 0: each order's returns are looked up by its id, however many orders Postgres believes someone to have.
const RETURNS = `SELECT count(*)::integer AS returns FROM shop_order CROSS JOIN LATERAL
    (SELECT FROM order_return WHERE order_id = shop_order.id AND withdrawn_at IS NULL OFFSET 0) AS sent
  WHERE user_uid = $1`;

// A sum of integers is a bigint, which the driver returns as text; a float8 holds it to the cent.
const FIGURES = `
  SELECT figure.*, wrote.*, sent_back.* FROM (
    SELECT count(*)::integer AS orders,
      (count(*) FILTER (WHERE ${IS_UNPAID}))::integer AS unpaid,
      (count(*) FILTER (WHERE ${IS_SALE}))::integer AS paid,
      coalesce(sum(total_minor - returned_minor) FILTER (WHERE ${IS_SALE}), 0)::float8 AS "spentMinor",
      (count(*) FILTER (WHERE ${IS_REFUNDED}))::integer AS refunded,
      coalesce(sum(CASE WHEN ${IS_REFUNDED} THEN total_minor ELSE returned_minor END), 0)::float8 AS "refundedMinor"
    FROM shop_order AS item WHERE user_uid = $1 AND deleted_at IS NULL) AS figure, (${MESSAGES}) AS wrote, (${RETURNS}) AS sent_back`;

export class CustomerReader {
  constructor(
    private readonly manager: EntityManager,
    private readonly orders: OrderFinder,
  ) {}

  /** The account of a uid, including former uids and deleted accounts. Throws UnknownCustomer. */
  async get(uid: string): Promise<User> {
    const found =
      (await this.manager.findOneBy(User, { uid })) ??
      (await this.manager
        .createQueryBuilder(User, 'item')
        .where('item.uid = (SELECT user_uid FROM former_uid WHERE former_uid.uid = :uid)', { uid })
        .getOne());
    if (!found) throw new UnknownCustomer();
    return found;
  }

  async figures(uid: string): Promise<CustomerFigures> {
    const [figures]: CustomerFigures[] = await this.manager.query(FIGURES, [uid]);
    if (!figures) throw new Error('a sum without a row');
    return figures;
  }

  /** The customer's orders, newest first. */
  listOrders(uid: string, page: PageRequest): Promise<OrderList> {
    return this.orders.listOf(uid, page);
  }

  /** The cars in the garage, the one chosen last first. */
  async listCars(uid: string): Promise<GarageCar[]> {
    return this.manager.find(GarageCar, { where: { userUid: uid }, order: { chosenAt: 'DESC' } });
  }

  /** Contact form messages from the account's address, newest first; none while it is not verified. */
  async listMessages(
    { email, emailVerified }: Pick<User, 'email' | 'emailVerified'>,
    page: PageRequest,
  ): Promise<KeysetPage<ContactMessage>> {
    const query = this.manager
      .createQueryBuilder(ContactMessage, 'item')
      .where('lower(item.email) = :email AND :emailVerified', { email, emailVerified });
    return findKeysetPage(query, newestFirst, page);
  }
}
