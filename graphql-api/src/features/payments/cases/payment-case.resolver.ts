import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { Limit } from '../../../shared/limit.js';
import { requireText } from '../../../shared/text.validator.js';
import { AuditEntry } from '../../shop/audit/audit-entry.types.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseAction, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { Order } from '../../orders/order/order.entity.js';
import { isBlank } from '../../../shared/visible-text.js';
import { actionOf, MONEY_LEFT } from './case-action.js';
import { PaymentCaseCounts } from './case-counts.types.js';
import type { CaseFinder, CaseList } from './case-finder.service.js';
import type { CaseResolution } from './case-resolution.service.js';
import { PaymentCasesArgs } from './case-search.inputs.js';

@ObjectType({ description: 'A page of payment cases.' })
class PaymentCaseConnection extends connectionOf(PaymentCase, 'PaymentCase') {
  constructor(private readonly list: CaseList) {
    super(list.page);
  }

  @Field(() => PaymentCaseCounts, {
    description: 'Counts by state for the same search, regardless of the state filter.',
    complexity: COST.count,
  })
  counts(): Promise<PaymentCaseCounts> {
    return this.list.count();
  }
}

const NOTE = { min: 1, max: 500 } as const;

/** How many orders one payment pays at most. */
const MAX_ORDERS = 50;

@Resolver(() => PaymentCase)
export class PaymentCaseResolver {
  constructor(
    private readonly cases: CaseFinder,
    private readonly resolution: CaseResolution,
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => PaymentCaseConnection, {
    description: 'Payment cases, newest first.',
    complexity: listCost,
  })
  async paymentCases(
    @Args(() => PaymentCasesArgs) { state, search, ...page }: PaymentCasesArgs,
  ): Promise<PaymentCaseConnection> {
    return new PaymentCaseConnection(await this.cases.list({ state, search }, page));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PaymentCase, {
    description:
      'Performs the action of a case. Repeating it has no further effect. Refused with CASE_CHANGED if its action has changed.',
  })
  resolvePaymentCase(
    @Arg('id', () => ID, { description: 'Id of the case.' }) id: string,
    @Arg('action', () => PaymentCaseAction, { description: 'The `action` that the client showed.' })
    action: PaymentCaseAction,
    @Limit('length', NOTE)
    @Arg('note', () => String, { nullable: true, description: 'For the log; MARK_REFUNDED needs one.' })
    note: string | null,
    @Arg('orderIds', () => [ID], {
      nullable: true,
      description:
        "For a refund issued in Stripe of a payment for several orders: the orders it was for. ACKNOWLEDGE cancels the unshipped ones. For shipped ones it stores each one's amount, which is not refunded again.",
    })
    orderIds: string[] | null,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentCase> {
    const text = note && !isBlank(note) ? requireText(note, 'note', NOTE) : null;
    return this.resolution.resolve(id, { action, note: text, orderIds: orderIds ?? [], actor });
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PaymentCase, {
    description:
      'Puts a case on hold with a note. Repeating it has no further effect. Refused with CASE_CHANGED once it is closed, or if its note has changed.',
  })
  setPaymentCaseWaiting(
    @Arg('id', () => ID, { description: 'Id of the case.' }) id: string,
    @Limit('length', NOTE)
    @Arg('note', () => String, { description: 'The reason for waiting.' })
    note: string,
    @Arg('expectedNote', () => String, {
      nullable: true,
      description: 'The `note` that the client showed, null for none. If omitted, any note is replaced.',
    })
    expectedNote: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentCase> {
    return this.resolution.wait(id, { note: requireText(note, 'note', NOTE), expectedNote, actor });
  }

  @FieldResolver(() => PaymentCaseAction, {
    nullable: true,
    description: 'The action that resolves the case; null once it is closed.',
    complexity: COST.batch,
  })
  async action(
    @Root() found: PaymentCase,
    @Ctx() { loaders }: ShopContext,
  ): Promise<PaymentCaseAction | null> {
    const { orderId, transactionId } = found;
    const [disputed, set, order] = await Promise.all([
      transactionId === null ? false : loaders.of(this.cases.findDisputed).load(transactionId),
      transactionId === null ? null : loaders.of(this.cases.findSets).load(transactionId),
      orderId === null ? null : loaders.of(this.cases.findOrders).load(orderId),
    ]);
    return actionOf(found, { order, ofSeveral: set !== null, disputed: disputed ?? false });
  }

  @FieldResolver(() => [Order], {
    description:
      'For a refund issued in Stripe of a payment for several orders: the orders it may have been for, excluding fully refunded ones. ACKNOWLEDGE cancels the selected orders that are unshipped. Otherwise empty.',
    complexity: ({ childComplexity }) => 2 * COST.batch + MAX_ORDERS / COST.rowsPerPoint + childComplexity,
  })
  async orders(
    @Root() { kind, state, transactionId }: PaymentCase,
    @Ctx() { loaders }: ShopContext,
  ): Promise<Order[]> {
    const isRequested =
      MONEY_LEFT.includes(kind) && state !== PaymentCaseState.CLOSED && transactionId !== null;
    const ids = isRequested ? await loaders.of(this.cases.findSets).load(transactionId) : null;
    const orders = await Promise.all((ids ?? []).map((id) => loaders.of(this.cases.findOrders).load(id)));
    return orders.filter((order) => order !== null);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The customer's name; null if there is no order.",
    complexity: COST.batch,
  })
  async customer(@Root() { orderId }: PaymentCase, @Ctx() { loaders }: ShopContext): Promise<string | null> {
    const order = orderId && (await loaders.of(this.cases.findOrders).load(orderId));
    return order ? order.name : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Email address of the admin who closed it; null while open, and if it was closed automatically.',
    complexity: COST.batch,
  })
  async closedBy(@Root() { closedBy }: PaymentCase, @Ctx() { loaders }: ShopContext): Promise<string | null> {
    return closedBy && loaders.of(this.cases.findAddresses).load(closedBy);
  }

  @FieldResolver(() => [AuditEntry], {
    description: 'The history of the case and its order, oldest first.',
    complexity: COST.batch,
  })
  async history(@Root() found: PaymentCase, @Ctx() { loaders }: ShopContext): Promise<AuditEntry[]> {
    return (await loaders.of(this.cases.findHistories).load(found)) ?? [];
  }
}
