import type { EntityManager } from 'typeorm';

import { readInOrder } from '../../../shared/read-entities.js';
import { runSql } from '../../../shared/sql.js';
import { Order } from '../../orders/order/order.entity.js';
import type { OrderNotes } from '../../orders/order/order-note.service.js';
import type { OrderSearch } from '../../orders/order/order-search.service.js';
import { OrderStatus } from '../../orders/order/order-status.js';
import { isBlank } from '../../../shared/visible-text.js';
import { byDestination } from './destination.js';
import type { ParcelsToShip, ParcelsToShipArgs } from './parcels-to-ship.types.js';
import { MAX_AT_ONCE } from './shipping.inputs.js';

/** If more orders wait, only those paid first are put into parcels: a screen is never as long as a backlog. */
const MAX_WAITING = 1000;

/** The index `order_to_ship` has them in this order. */
const WAITING = {
  name: 'orders_to_ship',
  text: `SELECT id, user_uid AS "userUid", address, paid_at AS "paidAt" FROM shop_order
    WHERE paid_at IS NOT NULL AND shipped_at IS NULL AND refunded_at IS NULL AND deleted_at IS NULL
    ORDER BY paid_at, id LIMIT ${MAX_WAITING + 1}`,
};

type Waiting = Pick<Order, 'id' | 'userUid' | 'address'> & { readonly paidAt: Date };

/** What admins have to send: waiting orders, grouped into parcels. */
export class ParcelList {
  constructor(
    private readonly manager: EntityManager,
    private readonly search: OrderSearch,
    private readonly notes: OrderNotes,
  ) {}

  /**
   * A page of parcels, earliest payment first. Two statements however many there are; a search finds its orders
   * separately and shows their whole parcels.
   */
  async list({ first, page, search, unaddressed }: ParcelsToShipArgs): Promise<ParcelsToShip> {
    const waiting = await runSql<Waiting>(this.manager, WAITING, []);
    const listed = waiting.slice(0, MAX_WAITING);
    const text = search?.trim();
    const found = text ? new Set((await this.search.find({ status: OrderStatus.PENDING }, text)).ids) : null;
    const all = byDestination(listed)
      .flatMap(fitting)
      .filter((orders) => found === null || orders.some(({ id }) => found.has(id)));
    const lost = all.filter(isUnaddressed);
    const parcels = unaddressed ? lost : all;
    const shown = parcels.slice((page - 1) * first, page * first);
    const orders = await readInOrder(
      this.manager,
      Order,
      shown.flat().map(({ id }) => id),
    );
    const read = new Map(orders.filter((order) => order !== null).map((order) => [order.id, order]));
    return {
      nodes: shown.flatMap((wanted) => {
        const inIt = wanted.flatMap(({ id }) => read.get(id) ?? []);
        return inIt[0] ? [{ id: inIt[0].id, orders: inIt }] : [];
      }),
      totalCount: parcels.length,
      orderCount: parcels.flat().length,
      totalIsExact: waiting.length <= MAX_WAITING,
      oldestPaidAt: parcels[0]?.[0]?.paidAt ?? null,
      waitingCount: all.length,
      unaddressedCount: lost.length,
    };
  }

  /** Admins' notes on these orders, in the order of `orderIds`: one query. */
  readonly findNotes = (orderIds: readonly string[]) => this.notes.find(orderIds);
}

/** Whether a parcel has no address: all its orders have the same, or none. Pure. */
const isUnaddressed = ([first]: readonly Waiting[]) => isBlank(first?.address ?? '');

/** Splits a parcel with more orders than may be shipped at once. Pure. */
function fitting<O>(orders: readonly O[]): O[][] {
  const count = Math.ceil(orders.length / MAX_AT_ONCE);
  return Array.from({ length: count }, (_, at) => orders.slice(at * MAX_AT_ONCE, (at + 1) * MAX_AT_ONCE));
}
