import type { EntityManager, Repository, SelectQueryBuilder } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { cacheTags } from '../../cache/cache-tags.js';
import { isId } from '../../shared/ids.js';
import { findKeysetPage, type PageRequest, unindexed } from '../../shared/keyset-page.js';
import { findNewest, type NewestPage } from '../../shared/newest-page.js';
import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { Order } from './order.entity.js';
import { NoSuchOrder, OrderNotPaid, OrderRefunded, ShipmentFinal } from './order.errors.js';
import type { OrderList } from './order-connection.type.js';
import { countOf, countOrders, type OrderCounts } from './order-counts.js';
import type { OrderFigures } from './order-figures.service.js';
import { applyOrderFilter, orderSorts } from './order-search.js';
import { type FoundOrders, type OrderSearch } from './order-search.service.js';
import type { OrderFilter, OrderSort } from './order-search.inputs.js';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from './ship-undo.js';

/** What admins do with orders. */
export class OrderAdminService {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly figures: OrderFigures,
    private readonly searching: OrderSearch,
    private readonly audit: AuditService,
  ) {}

  /** Every order, filtered, in a stable order; of a search the newest that it finds. */
  async list(filter: OrderFilter, sort: OrderSort, page: PageRequest): Promise<OrderList> {
    const search = filter.search?.trim();
    if (search) return this.listFound(filter, search, sort, page);
    const found = await findKeysetPage(applyOrderFilter(this.query(), filter), orderSorts[sort], page);
    // One count for the tabs and the page numbers.
    let counted: Promise<OrderCounts> | undefined;
    const count = () => (counted ??= this.figures.count(filter.paidOn));
    const countAll = async () => countOf(await count(), filter.status);
    return { page: { ...found, countAll }, count };
  }

  private async listFound(
    filter: OrderFilter,
    search: string,
    sort: OrderSort,
    page: PageRequest,
  ): Promise<OrderList> {
    const found = await this.searching.find(filter, search);
    const shown = await findKeysetPage(this.of(found), unindexed(orderSorts[sort]), page);
    return {
      page: { ...shown, countAll: () => Promise.resolve(found.ids.length) },
      count: () => this.countFound(filter, search, found),
      isCountExact: found.isAll,
    };
  }

  /** By state, over the same search and day whatever state is shown. */
  private async countFound(filter: OrderFilter, search: string, shown: FoundOrders): Promise<OrderCounts> {
    const { status, paidOn } = filter;
    const found = status ? await this.searching.find({ paidOn }, search) : shown;
    return Object.assign(await countOrders(this.of(found)), { isExact: found.isAll });
  }

  /** Newest first, in the documented REST paging. */
  async listNewest(page: NewestPage): Promise<Order[]> {
    return findNewest(this.query(), page);
  }

  /**
   * Marks a paid order as shipped; again is the same as once. Answers it and whether it changed.
   * Throws NoSuchOrder, OrderNotPaid, OrderRefunded.
   */
  async ship(id: string, actor: Actor): Promise<{ order: Order; changed: boolean }> {
    return inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, id);
      if (order.refunded) throw new OrderRefunded();
      if (!order.paid) throw new OrderNotPaid();
      if (order.shipped) return { order, changed: false };
      await manager.update(Order, id, { shippedAt: () => 'now()' });
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'ORDER_SHIPPED',
        subject: 'order',
        subjectId: id,
        before: { shipped: false },
        after: { shipped: true },
      });
      return { order: await manager.findOneByOrFail(Order, { id }), changed: true };
    });
  }

  /**
   * Takes a shipment back that was marked a moment ago, by the database's clock; again is the same as once.
   * Throws NoSuchOrder, ShipmentFinal once the time is over.
   */
  async undoShip(id: string, actor: Actor): Promise<Order> {
    return inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, id);
      if (!order.shipped) return order;
      const undone = await manager
        .createQueryBuilder()
        .update(Order)
        .set({ shippedAt: null })
        .where('id = :id AND shipped_at > clock_timestamp() - make_interval(secs => :seconds)', {
          id,
          seconds: UNDO_SECONDS + UNDO_GRACE_SECONDS,
        })
        .execute();
      if (undone.affected !== 1) throw new ShipmentFinal();
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'ORDER_SHIP_UNDONE',
        subject: 'order',
        subjectId: id,
        before: { shipped: true, shippedAt: order.shippedAt },
        after: { shipped: false },
      });
      // What its customer said of it meanwhile went with the shipment.
      cacheTags.changed(manager, `part:${order.partId}`, 'reviews');
      return manager.findOneByOrFail(Order, { id });
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<Order> {
    const order = isId(id)
      ? await manager.findOne(Order, { where: { id }, lock: { mode: 'for_no_key_update' } })
      : null;
    if (!order) throw new NoSuchOrder();
    return order;
  }

  private query(): SelectQueryBuilder<Order> {
    return this.orders.createQueryBuilder('item');
  }

  private of({ ids }: FoundOrders): SelectQueryBuilder<Order> {
    return this.query().andWhere('item.id = ANY(:ids)', { ids });
  }
}
