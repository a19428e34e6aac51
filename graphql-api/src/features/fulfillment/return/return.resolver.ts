import { GraphQLDateTime } from 'graphql-scalars';
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
import { RefundState } from '../../payments/refunding/refund-state.kinds.js';
import { Order } from '../../orders/order/order.entity.js';
import { isBlank } from '../../../shared/visible-text.js';
import { Return } from './return.entity.js';
import { ReceiveReturnArgs, RefundReturnArgs, RequestReturnArgs, ReturnsArgs } from './return.inputs.js';
import { ReturnCounts } from './return.types.js';
import type { ReturnAdminService } from './return-admin.service.js';
import type { ReturnFinder, ReturnList } from './return-finder.service.js';
import { isOverdue, type ReturnRules, sendBy } from './return-rules.js';
import type { ReturnRequests } from './return-request.service.js';

@ObjectType({ description: 'A page of returns.' })
class ReturnConnection extends connectionOf(Return, 'Return') {
  constructor(private readonly list: ReturnList) {
    super(list.page);
  }

  @Field(() => ReturnCounts, {
    description: 'Counts by state for the same search, regardless of the state filter.',
    complexity: COST.count,
  })
  counts(): Promise<ReturnCounts> {
    return this.list.count();
  }
}

interface ReturnMoney {
  readonly findOfReturns: (returnIds: readonly string[]) => Promise<(RefundState | null)[]>;
}

const MESSAGE_LENGTH = { min: 1, max: 2000 } as const;
const messageText = (text: string | null | undefined, field: string) =>
  text && !isBlank(text) ? requireText(text, field, MESSAGE_LENGTH) : null;

@Resolver(() => Return)
export class ReturnResolver {
  constructor(
    private readonly finder: ReturnFinder,
    private readonly requests: ReturnRequests,
    private readonly desk: ReturnAdminService,
    private readonly money: ReturnMoney,
    private readonly rules: ReturnRules,
  ) {}

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'The send-by date: the end of a day, 12 hours behind UTC. Null until accepted.',
  })
  sendBy(@Root() found: Return): Date | null {
    return sendBy(found, this.rules.timeZone);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether an accepted return is still incomplete a week after `sendBy`.',
  })
  overdue(@Root() found: Return): boolean {
    return isOverdue(found, this.rules.timeZone);
  }

  @Auth(Role.ADMIN)
  @Query(() => ReturnConnection, {
    description: "All customers' returns, newest first.",
    complexity: listCost,
  })
  async adminReturns(
    @Args(() => ReturnsArgs) { state, overdue, search, ...page }: ReturnsArgs,
  ): Promise<ReturnConnection> {
    return new ReturnConnection(await this.finder.list({ state, overdue, search }, page));
  }

  @Auth(Role.ADMIN)
  @Query(() => Return, { description: 'One return.', complexity: COST.row })
  return(
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    return this.finder.get(id, actor);
  }

  @Auth()
  @Mutation(() => Return, {
    description:
      "Requests a return of units of the caller's own shipped order. The customer should not ship anything until an admin accepts. Repeating it while the request is unanswered has no further effect. For another customer's order, an admin can open a return at any time for received units: it is accepted immediately. Refused with ORDER_NOT_SHIPPED, RETURN_TOO_LATE, RETURN_UNITS, or RETURN_STATE while another request with the same reason is unanswered.",
  })
  requestReturn(
    @Args(() => RequestReturnArgs) { text, ...wanted }: RequestReturnArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    return this.requests.request({ ...wanted, text: messageText(text, 'text') }, actor);
  }

  @Auth()
  @Mutation(() => Return, {
    description:
      "Withdraws the caller's own return, unless units have been received. Repeating it has no further effect. Refused with RETURN_STATE.",
  })
  withdrawReturn(
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    return this.requests.withdraw(id, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Return, {
    description: 'Accepts a return; repeating it has no further effect. Refused with RETURN_STATE.',
  })
  acceptReturn(
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @Limit('length', MESSAGE_LENGTH)
    @Arg('words', () => String, { nullable: true, description: 'A message to the customer.' })
    words: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    return this.desk.accept(id, messageText(words, 'words'), actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Return, {
    description: 'Declines a return; repeating it has no further effect. Refused with RETURN_STATE.',
  })
  declineReturn(
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @Limit('length', MESSAGE_LENGTH)
    @Arg('words', () => String, { description: 'The reason, shown to the customer.' })
    words: string,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    return this.desk.decline(id, requireText(words, 'words', MESSAGE_LENGTH), actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Return, {
    description:
      'Records the total units received, each restocked or written off. More may arrive later. Repeating it has no further effect. Refused with RETURN_STATE, or with RETURN_UNITS for fewer than before, more than the return has, or if the received units have changed.',
  })
  receiveReturn(
    @Args(() => ReceiveReturnArgs) { id, idempotencyKey, ...arrived }: ReceiveReturnArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    return this.desk.receive(id, { ...arrived, idempotencyKey }, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Return, {
    description:
      'Refunds the price of the received units, or less, and closes the return. An accepted return of which nothing arrived is closed without a refund, with a reason. Repeating it has no further effect. Refused with RETURN_STATE, RETURN_UNITS if more units were received than expected, ORDER_DISPUTED until the bank decides, MANUAL_REFUND_UNASSIGNED until an admin assigns a manual refund to its orders, or BAD_INPUT if the amount is too high.',
  })
  refundReturn(
    @Args(() => RefundReturnArgs) { id, amount, deduction, expectedUnits }: RefundReturnArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Return> {
    const wanted = {
      amountMinor: amount ?? null,
      deduction: messageText(deduction, 'deduction'),
      expectedUnits: expectedUnits ?? null,
    };
    return this.desk.refund(id, wanted, actor);
  }

  @FieldResolver(() => Order, { description: 'The order.', complexity: COST.batch })
  async order(@Root() { orderId }: Return, @Ctx() { loaders }: ShopContext): Promise<Order> {
    const order = await loaders.of(this.finder.findOrders).load(orderId);
    if (!order) throw new Error('a return without its order');
    return order;
  }

  @FieldResolver(() => RefundState, {
    nullable: true,
    description: 'The state of its refund; null if there is none.',
    complexity: COST.batch,
  })
  refundState(@Root() { id }: Return, @Ctx() { loaders }: ShopContext): Promise<RefundState | null> {
    return loaders.of(this.money.findOfReturns).load(id);
  }
}
