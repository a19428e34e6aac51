import type { Repository } from 'typeorm';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { findKeysetPage, newestFirst, type PageRequest } from '../../../shared/keyset-page.js';
import { readInOrder } from '../../../shared/read-entities.js';
import { Forbidden } from '../../../shared/shop-error.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { findAccount } from '../../customers/user/find-account.js';
import { Order } from './order.entity.js';
import { NotYourOrder, orderUnknownTo } from './order.errors.js';
import type { OrderList } from './order-connection.type.js';
import { countOrders } from './order-counts.js';

export interface Delivery {
  readonly address: string;
  readonly phone: string;
}

/** Reads orders; each caller sees only what they may. */
export class OrderFinder {
  constructor(private readonly orders: Repository<Order>) {}

  /** The actor's own order, or any for an admin. Throws NotYourOrder, and NotFound to admins. */
  async get(id: string, actor: Actor): Promise<Order> {
    const order = isId(id) ? await this.orders.findOneBy({ id }) : null;
    if (!order) throw orderUnknownTo(actor);
    if (!isAdmin(actor) && order.userUid !== actor.uid) throw new NotYourOrder();
    return order;
  }

  /** The parts of these ids that are still sold, in the order of `ids`: one query. */
  readonly findParts = (ids: readonly string[]): Promise<(Part | null)[]> =>
    readInOrder(this.orders.manager, Part, ids);

  /** The orders of these ids that are not deleted, in the order of `ids`: one query. For admins. */
  readonly findByIds = (ids: readonly string[]): Promise<(Order | null)[]> =>
    readInOrder(this.orders.manager, Order, ids);

  readonly isOwn = async (id: string, actor: Actor): Promise<boolean> =>
    (await this.listOwnById([id], actor)).length > 0;

  /** The address of each of these customers' newest order, in the order of `uids`: one query. */
  readonly findLastDeliveries = async (uids: readonly string[]): Promise<(Delivery | null)[]> => {
    const rows: (Delivery & { uid: string })[] = await this.orders.query(
      `SELECT uid, address, phone FROM unnest($1::text[]) AS uid CROSS JOIN LATERAL (
         SELECT address, phone FROM shop_order
         WHERE user_uid = uid AND address IS NOT NULL AND phone IS NOT NULL
           AND (legacy_id IS NOT NULL
             OR created_at >= coalesce((SELECT sessions_since FROM shop_user AS account WHERE account.uid = user_uid), '-infinity'))
         ORDER BY created_at DESC, id DESC LIMIT 1) AS newest`,
      [uids],
    );
    const byUid = new Map(rows.map(({ uid, address, phone }) => [uid, { address, phone }]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  };

  /** Which of the actor's orders have these ids, in the order of `ids`: one query. */
  async listOwnById(ids: readonly string[], actor: Actor): Promise<Order[]> {
    const orders = await readInOrder(this.orders.manager, Order, [...new Set(ids)].filter(isId));
    return orders.filter((order) => order !== null).filter(({ userUid }) => userUid === actor.uid);
  }

  /**
   * The actor's orders of one purchase, in the order they were placed. Throws NotYourOrder when none of them is left.
   */
  async listOfPurchase(purchaseId: string, actor: Actor): Promise<Order[]> {
    const orders = await this.orders.find({
      where: { purchaseId, userUid: actor.uid },
      order: { id: 'ASC' },
    });
    if (orders.length === 0) throw new NotYourOrder();
    return orders;
  }

  /** The orders of an account, newest first. The caller checks whose account it may be. */
  async listOf(uid: string, page: PageRequest): Promise<OrderList> {
    const own = this.orders.createQueryBuilder('item').where('item.user_uid = :uid', { uid });
    return { page: await findKeysetPage(own, newestFirst, page), count: () => countOrders(own) };
  }

  /**
   * All orders of an account, oldest first, at most the newest 1,000: the documented REST list. Throws Forbidden unless
   * it is the actor's own account or the actor is an admin.
   */
  async listAllOf(email: string, actor: Actor): Promise<Order[]> {
    const account = email.toLowerCase();
    if (account !== actor.email && !isAdmin(actor)) throw new Forbidden();
    const user = await findAccount(this.orders.manager, account);
    if (!user) return [];
    const newest = await this.orders.find({
      where: { userUid: user.uid },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1000,
    });
    return newest.reverse();
  }
}
