import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Limit } from '../../../shared/limit.js';
import { requireText } from '../../../shared/text.validator.js';
import { Order } from '../../orders/order/order.entity.js';
import { isBlank } from '../../../shared/visible-text.js';
import type { OrderRefund } from './order-refund.service.js';

const REASON_LENGTH = { min: 1, max: 500 } as const;

@Resolver(() => Order)
export class OrderRefundResolver {
  constructor(private readonly refunds: OrderRefund) {}

  @Auth(Role.ADMIN)
  @Mutation(() => Order, {
    description:
      'Refunds a paid order that has not shipped and returns its units to stock. Repeating it has no further effect. Refused with ORDER_NOT_PAID, ORDER_ALREADY_SHIPPED, ORDER_DISPUTED until the bank decides, or MANUAL_REFUND_UNASSIGNED until an admin assigns a manual refund to its orders.',
  })
  refundOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Limit('length', REASON_LENGTH)
    @Arg('reason', () => String, { nullable: true, description: 'The reason, for the audit log.' })
    reason: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    const why = reason && !isBlank(reason) ? requireText(reason, 'reason', REASON_LENGTH) : null;
    return this.refunds.refund(id, why, actor);
  }

  @Auth()
  @Mutation(() => Order, {
    description:
      "Cancels and refunds the caller's own paid order before it ships, and returns its units to stock. Repeating it has no further effect. Refused with ORDER_NOT_PAID, ORDER_ALREADY_SHIPPED, ORDER_DISPUTED until the bank decides, or MANUAL_REFUND_UNASSIGNED until an admin assigns a manual refund to its orders.",
  })
  cancelOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.refunds.cancel(id, actor);
  }

  @Reads<Order>('paidAt', 'refundedAt', 'shippedAt', 'userUid')
  @FieldResolver(() => Boolean, {
    description:
      "Whether the order is the caller's, paid, and neither shipped nor refunded. cancelOrder may still be refused, as during a dispute.",
  })
  cancellable(@Root() { paid, shipped, userUid }: Order, @Ctx() { caller }: ShopContext): boolean {
    return paid && !shipped && userUid === caller.actor?.uid;
  }
}
