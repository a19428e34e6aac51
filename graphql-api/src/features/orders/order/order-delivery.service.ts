import { In, type Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { isBlank, trimText } from '../../../shared/visible-text.js';
import { Order } from './order.entity.js';
import { NoSuchOrder, OrderAlreadyShipped, OrderHasAddress } from './order.errors.js';
import { ownOrderRefusal } from './own-order-refusal.js';
import type { Delivery } from './order-finder.service.js';

/** Addresses of orders, set by their customers after placing them, or by an admin. */
export class OrderDeliveryService {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sets address and phone of the actor's own order, paid or not. Throws NotYourOrder (even to an admin, for someone
   * else's), OrderAlreadyShipped, TooManyRequests.
   */
  async set(orderId: string, { address, phone }: Delivery, actor: Actor): Promise<Order> {
    await this.limits.spend('ORDER', actor.uid);
    return inTransaction(this.orders.manager, async (manager) => {
      const order = await lockRow(manager, Order, { id: orderId, userUid: actor.uid });
      if (!order) throw await ownOrderRefusal(manager, orderId, actor);
      if (order.shipped) throw new OrderAlreadyShipped();
      const before = { address: order.address, phone: order.phone };
      const after = { address: trimText(address), phone: trimText(phone) };
      if (before.address === after.address && before.phone === after.phone) return order;
      await manager.update(Order, orderId, after);
      await this.audit.record(manager, actor.uid, 'DELIVERY_CHANGED', ['order', orderId], { before, after });
      return manager.findOneByOrFail(Order, { id: orderId });
    });
  }

  /**
   * Sets the address that the customer provided for orders without one: for all of them or none. Orders that
   * already have this address stay as they are. Throws NoSuchOrder, OrderAlreadyShipped, OrderHasAddress.
   */
  async enter(orderIds: readonly string[], given: string, actor: Actor): Promise<Order[]> {
    const address = trimText(given);
    return inTransaction(this.orders.manager, async (manager) => {
      const orders = await manager.find(Order, {
        where: { id: In(orderIds.filter(isId)) },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      if (orders.length < new Set(orderIds.map((id) => id.toLowerCase())).size) throw new NoSuchOrder();
      if (orders.some((order) => order.shipped)) throw new OrderAlreadyShipped();
      if (orders.some((order) => isAddressed(order) && order.address !== address))
        throw new OrderHasAddress();
      const without = orders.filter((order) => !isAddressed(order));
      if (without.length === 0) return orders;
      const ids = without.map(({ id }) => id);
      await manager.update(Order, { id: In(ids) }, { address });
      await this.audit.recordAll(
        manager,
        without.map(({ id, address: before }) => ({
          actor: actor.uid,
          action: 'DELIVERY_CHANGED',
          about: ['order', id],
          before: { address: before },
          after: { address },
        })),
      );
      return manager.find(Order, { where: { id: In(orders.map(({ id }) => id)) }, order: { id: 'ASC' } });
    });
  }
}

/** A documented client may have sent an empty one. */
const isAddressed = ({ address }: Order): boolean => !isBlank(address ?? '');
