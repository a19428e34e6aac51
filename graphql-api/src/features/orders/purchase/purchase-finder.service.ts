import type { EntityManager } from 'typeorm';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { findKeysetPage, type KeysetPage, newestBy, type PageRequest } from '../../../shared/keyset-page.js';
import { readEntities, readInOrder } from '../../../shared/read-entities.js';
import { Order } from '../order/order.entity.js';
import { NotYourOrder, orderUnknownTo } from '../order/order.errors.js';
import { Purchase } from './purchase.entity.js';

/** As the database writes them. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** Reads purchases; a customer sees their own, admins all. Deleted orders are in none. */
export class PurchaseFinder {
  constructor(private readonly manager: EntityManager) {}

  /** The purchase with this number, unless all its orders are deleted. Throws NotYourOrder, and NoSuchOrder to admins. */
  async get(number: string, actor: Actor): Promise<Purchase> {
    const purchase = NUMBER.test(number) ? await this.manager.findOneBy(Purchase, { number }) : null;
    const order = purchase && (await this.manager.findOneBy(Order, { purchaseId: purchase.id }));
    if (!purchase || !order) throw orderUnknownTo(actor);
    if (!isAdmin(actor) && order.userUid !== actor.uid) throw new NotYourOrder();
    return purchase;
  }

  /** The purchases of an account, newest first, without those whose orders are all deleted. The caller checks whose account it may be. */
  listOf(uid: string, page: PageRequest): Promise<KeysetPage<Purchase>> {
    const own = this.manager
      .createQueryBuilder(Purchase, 'item')
      .where('item.id IN (SELECT purchase_id FROM shop_order WHERE user_uid = :uid AND deleted_at IS NULL)', {
        uid,
      });
    return findKeysetPage(
      own,
      newestBy('item.placed_at', ({ placedAt }) => placedAt),
      page,
    );
  }

  /** The purchases with these ids, in the order of `ids`: one query. */
  readonly findByIds = (ids: readonly string[]): Promise<(Purchase | null)[]> =>
    readInOrder(this.manager, Purchase, ids);

  /** The orders of each of these purchases, in the order they were placed: one query. */
  readonly findOrders = async (ids: readonly string[]): Promise<Order[][]> => {
    const orders = await readEntities(
      this.manager
        .createQueryBuilder(Order, 'item')
        .where('item.purchaseId = ANY(:ids)', { ids })
        .orderBy('item.id'),
    );
    return ids.map((id) => orders.filter(({ purchaseId }) => purchaseId === id));
  };
}
