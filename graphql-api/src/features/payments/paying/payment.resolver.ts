import { HasItems } from '../../../shared/list.validator.js';
import { Arg, Args, ArgsType, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { MoneyScalar } from '../../../shared/money.scalar.js';
import { BadInput } from '../../../shared/shop-error.js';
import { Order } from '../../orders/order/order.entity.js';
import type { OpenPayment, PaymentService } from './payment.service.js';

@ObjectType({ description: 'The data that the browser needs to pay for one or more orders by card.' })
class PaymentIntent implements OpenPayment {
  @Field(() => ID, { description: "The provider's id of the payment, `pi_…`." })
  id: string;

  @Field(() => String, { description: 'The client secret for Stripe.js; for the payer only.' })
  clientSecret: string;

  @Field(() => MoneyScalar, { name: 'amount', description: 'The amount to charge: the total of the orders.' })
  amountMinor: number;

  @Field(() => String, { description: 'ISO 4217 code in lower case.' })
  currency: string;
}

/** The number of orders that can be placed together at most. */
const MAX_ORDERS = 50;

@ArgsType()
class OrdersToPay {
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of the orders to pay together, at most ${MAX_ORDERS}: a set. Either these or \`orderId\`.`,
  })
  @HasItems(1, MAX_ORDERS)
  orderIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'The older form for one order.' })
  orderId?: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The `newTotal` of a PRICE_CHANGED refusal: the customer agrees to pay it for the whole set.',
  })
  acceptedTotal?: number | null;
}

@ArgsType()
class PaidOrders {
  @Field(() => [ID], {
    description: `Ids of the orders that were paid, in any order, at most ${MAX_ORDERS}.`,
  })
  @HasItems(1, MAX_ORDERS)
  orderIds: string[];

  @Field(() => String, { description: 'Id of the payment intent, `pi_…`.' })
  transactionId: string;
}

@Resolver(() => PaymentIntent)
export class PaymentResolver {
  constructor(private readonly payments: PaymentService) {}

  @Auth()
  @Mutation(() => PaymentIntent, {
    description:
      "Creates the payment of the caller's own unpaid orders, or returns the open one. Expired holds are renewed, or the request is refused with PART_SOLD_OUT or HOLD_LIMIT before any payment exists. If a price has changed, refused with PRICE_CHANGED (`oldTotal`, `newTotal`) until the new total is accepted. For several orders, the error lists the affected ones in `orders`: `orderId`, `code`, `message` and its own details, such as `oldTotal` and `newTotal`.",
  })
  createPaymentIntent(
    @Args(() => OrdersToPay) { orderIds, orderId, acceptedTotal }: OrdersToPay,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentIntent> {
    return this.payments.open(oneSpelling(orderIds, orderId), actor, {
      acceptedTotalMinor: acceptedTotal ?? undefined,
    });
  }

  @Auth()
  @Mutation(() => Order, {
    description:
      'Settles the order if its payment intent has succeeded at the provider; the webhook does the same later. Returns the updated order.',
  })
  confirmPayment(
    @Arg('orderId', () => ID, { description: 'Id of the order that was paid.' }) orderId: string,
    @Arg('transactionId', () => String, { description: 'Id of the payment intent, `pi_…`.' })
    transactionId: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.payments.confirmOne(orderId, transactionId, actor);
  }

  @Auth()
  @Mutation(() => [Order], {
    description:
      'The same for orders that were paid together. Returns the current state of each: an order that could no longer be fulfilled stays unpaid and is refunded (`refundState`). Refused with PAYMENT_REFUNDED if that applies to all of them.',
  })
  confirmPayments(
    @Args(() => PaidOrders) { orderIds, transactionId }: PaidOrders,
    @CurrentActor() actor: Actor,
  ): Promise<Order[]> {
    return this.payments.confirm(orderIds, transactionId, actor);
  }
}

/** Throws BadInput unless exactly one of the two is given, or if an order is named twice. */
function oneSpelling(orderIds?: readonly string[] | null, orderId?: string | null): readonly string[] {
  if ((orderIds == null) === (orderId == null)) {
    throw new BadInput('Name the orders to pay by either `orderIds` or `orderId`.', { field: 'orderIds' });
  }
  return orderIds ?? [orderId ?? ''];
}
