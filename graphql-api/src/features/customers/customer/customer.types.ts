import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { User } from '../user/user.entity.js';

@ObjectType({ description: 'Counts and totals for a customer.', simpleResolvers: true })
export class CustomerFigures {
  @Field(() => Int, { description: 'Orders, except those deleted unpaid.' })
  orders: number;

  @Field(() => Int, { description: 'Unpaid orders.' })
  unpaid: number;

  @Field(() => Int, { description: 'Orders that are paid and neither refunded nor canceled.' })
  paid: number;

  @Field(() => MoneyScalar, {
    name: 'spent',
    description: 'Their total, less refunds for returns.',
    simple: false,
  })
  spentMinor: number;

  @Field(() => Int, { description: 'Refunded or canceled orders.' })
  refunded: number;

  @Field(() => MoneyScalar, {
    name: 'refundedTotal',
    description: 'Their total, plus refunds for returns.',
    simple: false,
  })
  refundedMinor: number;

  @Field(() => Int, { description: 'Returns that were requested and not withdrawn.' })
  returns: number;

  @Field(() => Int, {
    description: "Messages from this address; 0 while the account's address is not verified.",
  })
  messages: number;

  @Field(() => Int, { description: 'Messages that need a reply.' })
  unanswered: number;
}

/** A customer as admins see them: the account; everything else is resolved field by field. */
@ObjectType({ description: 'A customer, for admins.' })
export class Customer {
  @Field(() => User, { description: 'The account.' })
  readonly account: User;

  constructor(account: User) {
    this.account = account;
  }

  @Field(() => ID, { description: 'Id of the account.' })
  get id(): string {
    return this.account.uid;
  }

  @Field(() => Boolean, { description: 'Whether the account is disabled: no one can log in to it.' })
  get disabled(): boolean {
    return this.account.disabled;
  }

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the account last signed in or renewed its session; null if not recorded yet.',
  })
  get lastSeenAt(): Date | null {
    return this.account.lastSeenAt;
  }

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the account was deleted and its orders anonymized. Null if it was not.',
  })
  get deletedAt(): Date | null {
    return this.account.erasedAt;
  }
}
