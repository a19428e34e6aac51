import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../shared/money.scalar.js';
import { User } from '../user/user.entity.js';

@ObjectType({ description: 'What a customer ordered, in figures.', simpleResolvers: true })
export class CustomerFigures {
  @Field(() => Int, { description: 'Orders, those that were deleted unpaid aside.' })
  orders: number;

  @Field(() => Int, { description: 'Those of them that wait to be paid.' })
  unpaid: number;

  @Field(() => Int, { description: 'Those that are paid, and were neither refunded nor cancelled.' })
  paid: number;

  @Field(() => MoneyScalar, {
    name: 'spent',
    description: 'What these come to, less what went back for returns.',
    simple: false,
  })
  spentMinor: number;

  @Field(() => Int, { description: 'Those that were refunded or cancelled.' })
  refunded: number;

  @Field(() => MoneyScalar, {
    name: 'refundedTotal',
    description: 'What these come to, and what went back for returns.',
    simple: false,
  })
  refundedMinor: number;

  @Field(() => Int, { description: 'Returns that were asked for and not withdrawn.' })
  returns: number;

  @Field(() => Int, {
    description: "Messages that came from this address; 0 while the account's address is not verified.",
  })
  messages: number;

  @Field(() => Int, { description: 'Those of them that wait for an answer.' })
  unanswered: number;
}

/** A customer as admins see them: the account, and whatever hangs on it is asked field by field. */
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

  @Field(() => Boolean, { description: 'Whether the account is disabled: nobody can log in to it.' })
  get disabled(): boolean {
    return this.account.disabled;
  }

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When somebody last signed in, or renewed a sign-in; null: not since this is noted.',
  })
  get lastSeenAt(): Date | null {
    return this.account.lastSeenAt;
  }

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the account was deleted: what is left are its orders, without the person. Null: it was not.',
  })
  get deletedAt(): Date | null {
    return this.account.erasedAt;
  }
}
