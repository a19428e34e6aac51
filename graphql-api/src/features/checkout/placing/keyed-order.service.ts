import type { Actor } from '../../../auth/actor.js';
import type { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { Order } from '../../order/order.entity.js';
import type { PlaceOrderInput } from './place-order.input.js';
import type { OrderPlacement } from './order-placement.service.js';
import type { OrderFinder } from '../../order/order-finder.service.js';

/** Places an order once, however often a client with a shaky line asks (bar C4). */
export class KeyedOrderService {
  constructor(
    private readonly orders: OrderPlacement,
    private readonly finder: OrderFinder,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Places an order, or answers the one that was placed under the same key. Throws IdempotencyConflict,
   * IdempotencyInProgress and what OrderPlacement.place throws; without a key it is just that.
   */
  async placeOnce({ idempotencyKey: key, ...input }: PlaceOrderInput, actor: Actor): Promise<Order> {
    if (!key) return this.orders.place(input, actor);
    const { answer } = await this.idempotency.once<Order>(
      { uid: actor.uid, operation: 'placeOrder', key, request: input },
      {
        work: (keep) =>
          this.orders.place(input, actor, (manager, order) => keep(manager, { orderId: order.id })),
        replay: ({ orderId = '' }) => this.finder.get(orderId, actor),
      },
    );
    return answer;
  }
}
