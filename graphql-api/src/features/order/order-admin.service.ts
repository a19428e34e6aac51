import type { Repository, SelectQueryBuilder } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { isId } from '../../shared/ids.js';
import { findKeysetPage, type PageRequest } from '../../shared/keyset-page.js';
import { findNewest, type NewestPage } from '../../shared/newest-page.js';
import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { Order } from './order.entity.js';
import { OrderNotPaid, orderUnknownTo } from './order.errors.js';
import type { OrderList } from './order-connection.type.js';
import { countOrders } from './order-counts.js';
import { applyOrderFilter, orderSorts } from './order-search.js';
import type { OrderFilter, OrderSort } from './order-search.inputs.js';

/** What admins do with orders. */
export class OrderAdminService {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly audit: AuditService,
  ) {}

  /** Every order, filtered, in a stable order. */
  async list(filter: OrderFilter, sort: OrderSort, page: PageRequest): Promise<OrderList> {
    const { search, paidOn } = filter;
    return {
      page: await findKeysetPage(applyOrderFilter(this.query(), filter), orderSorts[sort], page),
      count: () => countOrders(applyOrderFilter(this.query(), { search, paidOn })),
    };
  }

  /** Newest first, in the documented REST paging. */
  async listNewest(page: NewestPage): Promise<Order[]> {
    return findNewest(this.query(), page);
  }

  /**
   * Marks a paid order as shipped; again is the same as once. Answers it and whether it changed.
   * Throws NotFound, OrderNotPaid.
   */
  async ship(id: string, actor: Actor): Promise<{ order: Order; changed: boolean }> {
    return inTransaction(this.orders.manager, async (manager) => {
      const order = isId(id)
        ? await manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!order) throw orderUnknownTo(actor);
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

  private query(): SelectQueryBuilder<Order> {
    return this.orders.createQueryBuilder('item');
  }
}
