import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Order } from '../../orders/order/order.entity.js';
import type { OrderMoneyReader } from './order-money.service.js';
import { PaymentIssue } from './payment-issue.kinds.js';
import { PaymentCard } from './payment-card.type.js';
import { RefundState } from './refund-state.kinds.js';

/** The other orders of a set of fifty. */
const MAX_OTHERS = 50;

/** Adds to orders what only checkout knows: their money. */
@Resolver(() => Order)
export class OrderMoneyResolver {
  constructor(private readonly money: OrderMoneyReader) {}

  @Reads<Order>('id')
  @FieldResolver(() => RefundState, {
    nullable: true,
    description: "The state of this order's refund; null if there is none.",
    complexity: COST.batch,
  })
  async refundState(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<RefundState | null> {
    return (await loaders.of(this.money.find).load(id))?.refundState ?? null;
  }

  @Reads<Order>('id')
  @FieldResolver(() => PaymentCard, {
    nullable: true,
    description:
      'The card that paid it, as shown on receipts. Null until it is paid, and for payments from before this was recorded.',
    complexity: COST.batch,
  })
  async card(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<PaymentCard | null> {
    return (await loaders.of(this.money.find).load(id))?.card ?? null;
  }

  @Reads<Order>('id')
  @FieldResolver(() => Boolean, {
    description:
      "Whether the customer's bank is reviewing a dispute; the order can't be refunded until it decides.",
    complexity: COST.batch,
  })
  async disputed(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<boolean> {
    return (await loaders.of(this.money.find).load(id))?.disputed ?? false;
  }

  @Reads<Order>('id')
  @FieldResolver(() => PaymentIssue, {
    nullable: true,
    description: 'The open payment case because of which shipOrders skips the order; null if there is none.',
    complexity: COST.batch,
  })
  async paymentIssue(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<PaymentIssue | null> {
    return (await loaders.of(this.money.find).load(id))?.issue ?? null;
  }

  @Reads<Order>('id', 'transactionId', 'userUid')
  @FieldResolver(() => [Order], {
    description:
      'The other orders that were paid by the same payment, by their ids. Empty until it is paid, and when it was paid alone.',
    complexity: ({ childComplexity }) => COST.batch + MAX_OTHERS / COST.rowsPerPoint + childComplexity,
  })
  @Extensions({ maxItems: MAX_OTHERS })
  async paidWith(
    @Root() { id, transactionId, userUid }: Order,
    @Ctx() { loaders }: ShopContext,
  ): Promise<Order[]> {
    const paid = transactionId === null ? [] : await loaders.of(this.money.findPaidBy).load(transactionId);
    return (paid ?? []).filter((other) => other.id !== id && other.userUid === userUid);
  }
}
