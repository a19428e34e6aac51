import { IsWholeNumber } from '../../../shared/number.validator.js';
import { HasItems } from '../../../shared/list.validator.js';
import { Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { IsText } from '../../../shared/text.validator.js';
import { ReturnReason, ReturnState } from './return.kinds.js';

const MAX_UNITS = 1_000_000;

@ArgsType()
export class ReturnsArgs extends NumberedPageArgs {
  @Field(() => [ReturnState], { nullable: true, description: 'Only returns in this state.' })
  @HasItems(0, 6)
  state?: ReturnState[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those that are overdue.' })
  overdue?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "A part of the order's or return's number, of the customer's name or email, or of the part.",
  })
  @IsText({ min: 0, max: 100 })
  search?: string | null;
}

@ArgsType()
export class RequestReturnArgs {
  @Field(() => ID, { description: "Id of the caller's own order; for an admin, of any." })
  @IsText({ min: 1, max: 100 })
  orderId: string;

  @Field(() => Int, { description: 'How many units to return.' })
  @IsWholeNumber(1, MAX_UNITS)
  units: number;

  @Field(() => ReturnReason, { description: 'The reason for the return.' })
  reason: ReturnReason;

  @Field(() => String, {
    nullable: true,
    description: 'A message to the shop; at most 2,000 characters.',
  })
  @IsText({ min: 0, max: 2000 })
  text?: string | null;
}

@ArgsType()
export class ReceiveReturnArgs {
  @Field(() => ID, { description: 'Id of the return.' })
  @IsText({ min: 1, max: 100 })
  id: string;

  @Field(() => Int, { description: 'The total number of its units restocked.' })
  @IsWholeNumber(0, MAX_UNITS)
  shelved: number;

  @Field(() => Int, { description: 'The total number received that are not resellable.' })
  @IsWholeNumber(0, MAX_UNITS)
  writtenOff: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of units received when the client read the return. Refused with RETURN_UNITS if the number has changed.',
  })
  @IsWholeNumber(0, MAX_UNITS)
  expectedUnits?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A client-generated idempotency key, valid for 24 hours. A repeated request returns the return in its current state.',
  })
  @IsText({ min: 1, max: 255 })
  idempotencyKey?: string | null;
}

@ArgsType()
export class RefundReturnArgs {
  @Field(() => ID, { description: 'Id of the return.' })
  @IsText({ min: 1, max: 100 })
  id: string;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'At most unit price times units that arrived, which is the default.',
  })
  @Min(0)
  amount?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason for a partial refund, or for closing a return of which nothing arrived; shown to the customer.',
  })
  @IsText({ min: 0, max: 500 })
  deduction?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The number of units received when the client read the return. Refused with RETURN_UNITS if more have been received since; the error's `amount` is their price.",
  })
  @IsWholeNumber(0, MAX_UNITS)
  expectedUnits?: number | null;
}
