import { Arg, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { MoneyScalar } from '../../../shared/money.scalar.js';
import { Order } from '../../order/order.entity.js';
import type { OpenPayment, PaymentService } from './payment.service.js';

@ObjectType({ description: 'What the browser needs to pay an order by card.' })
class PaymentIntent implements OpenPayment {
  @Field(() => ID, { description: "The provider's id of the payment, `pi_…`." })
  id: string;

  @Field(() => String, { description: 'What Stripe.js needs to take the card; for the payer only.' })
  clientSecret: string;

  @Field(() => MoneyScalar, { name: 'amount', description: "What will be charged: the order's total." })
  amountMinor: number;

  @Field(() => String, { description: 'ISO 4217 code in lower case.' })
  currency: string;
}

@Resolver(() => PaymentIntent)
export class PaymentResolver {
  constructor(private readonly payments: PaymentService) {}

  @Auth()
  @Mutation(() => PaymentIntent, {
    description:
      'Opens (or finds again) the one payment of an unpaid order. An expired hold is taken again, or refused with PART_SOLD_OUT before any payment exists. When its price has changed meanwhile, refused with PRICE_CHANGED (`price`, `oldTotal`, `newTotal`) until the new total is accepted.',
  })
  createPaymentIntent(
    @Arg('orderId', () => ID, { description: 'Id of the order to pay.' }) orderId: string,
    @Arg('acceptedTotal', () => MoneyScalar, {
      nullable: true,
      description: 'The `newTotal` of a PRICE_CHANGED refusal: the customer agrees to pay it.',
    })
    acceptedTotalMinor: number | null,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentIntent> {
    return this.payments.open(orderId, actor, { acceptedTotalMinor: acceptedTotalMinor ?? undefined });
  }

  @Auth()
  @Mutation(() => Order, {
    description:
      'Settles the order if its payment intent has succeeded at the provider; the webhook does the same later. Answers the order as it stands.',
  })
  confirmPayment(
    @Arg('orderId', () => ID, { description: 'Id of the order that was paid.' }) orderId: string,
    @Arg('transactionId', () => String, { description: 'Id of the payment intent, `pi_…`.' })
    transactionId: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.payments.confirm(orderId, transactionId, actor);
  }
}
