import { ArrayMaxSize, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { IsText } from '../../../shared/text.validator.js';
import { ReturnReason, ReturnState } from './return.kinds.js';

const MAX_UNITS = 1_000_000;

@ArgsType()
export class ReturnsArgs extends NumberedPageArgs {
  @Field(() => [ReturnState], { nullable: true, description: 'Only returns in this state.' })
  @ArrayMaxSize(6)
  state?: ReturnState[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those that are overdue.' })
  overdue?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A part of the order's or return's number, of the customer's name or e-mail, or of the part.",
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
  @Min(1)
  @Max(MAX_UNITS)
  units: number;

  @Field(() => ReturnReason, { description: 'Why.' })
  reason: ReturnReason;

  @Field(() => String, {
    nullable: true,
    description: 'What the shop should know; at most 2,000 characters.',
  })
  @IsText({ min: 0, max: 2000 })
  text?: string | null;
}

@ArgsType()
export class ReceiveReturnArgs {
  @Field(() => ID, { description: 'Id of the return.' })
  @IsText({ min: 1, max: 100 })
  id: string;

  @Field(() => Int, { description: 'How many of its units are back on the shelf, in all.' })
  @Min(0)
  @Max(MAX_UNITS)
  shelved: number;

  @Field(() => Int, { description: "How many arrived that can't be sold again, in all." })
  @Min(0)
  @Max(MAX_UNITS)
  writtenOff: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many units had arrived when this was decided. If it is another number by now, it is refused with RETURN_UNITS.',
  })
  @Min(0)
  @Max(MAX_UNITS)
  expectedUnits?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "An idempotency key of the client's choice, valid for 24 hours: sent again, it returns the return, whatever has arrived since.",
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
    description: 'Why it is less, or why it is closed although nothing arrived; for the customer.',
  })
  @IsText({ min: 0, max: 500 })
  deduction?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many units had arrived when this was decided. If more have by now, it is refused with RETURN_UNITS: `amount` is what they cost.',
  })
  @Min(0)
  @Max(MAX_UNITS)
  expectedUnits?: number | null;
}
