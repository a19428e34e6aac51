import type { Repository } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { isId } from '../../shared/ids.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { Order } from './order.entity.js';
import { OrderAlreadyShipped } from './order.errors.js';
import { ownOrderRefusal } from './own-order-refusal.js';
import type { Delivery } from './order-finder.service.js';

/** Where orders go, as their customers say after placing them. */
export class OrderDeliveryService {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sets address and phone of the actor's own order, paid or not. Throws NotYourOrder (also for an admin's view of
   * somebody else's), OrderAlreadyShipped, TooManyRequests.
   */
  async set(orderId: string, { address, phone }: Delivery, actor: Actor): Promise<Order> {
    await this.limits.spend('ORDER', actor.uid);
    return inTransaction(this.orders.manager, async (manager) => {
      const order = isId(orderId)
        ? await manager.findOne(Order, {
            where: { id: orderId, userUid: actor.uid },
            lock: { mode: 'for_no_key_update' },
          })
        : null;
      if (!order) throw await ownOrderRefusal(manager, orderId, actor);
      if (order.shipped) throw new OrderAlreadyShipped();
      const before = { address: order.address, phone: order.phone };
      const after = { address: address.trim(), phone: phone.trim() };
      if (before.address === after.address && before.phone === after.phone) return order;
      await manager.update(Order, orderId, after);
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'DELIVERY_CHANGED',
        subject: 'order',
        subjectId: orderId,
        before,
        after,
      });
      return manager.findOneByOrFail(Order, { id: orderId });
    });
  }
}
