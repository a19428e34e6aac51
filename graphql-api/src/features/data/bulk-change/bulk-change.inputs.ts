import { HasItems } from '../../../shared/list.validator.js';
import { IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';
import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsDecimal, IsPrice, IsWholeNumber } from '../../../shared/number.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { PartFilter } from '../../catalogue/search/part-filter.input.js';
import { MAX_UNITS } from '../../catalogue/part-editing/part-admin.inputs.js';
import { MAX_PARTS } from './bulk-change.errors.js';

export const BulkChangeKind = enumOf('BulkChangeKind', 'The change made to each part.', {
  RAISE_BY_PERCENT: 'Raises each price by `percent`, rounded to the nearest cent.',
  LOWER_BY_PERCENT: 'Lowers each price by `percent`, rounded to the nearest cent.',
  RAISE_BY_AMOUNT: 'Raises each price by `amount`.',
  LOWER_BY_AMOUNT: 'Lowers each price by `amount`.',
  SET_PRICE: 'Sets each price to `amount`.',
  BRING_IN: 'Adds `units` to the stock of each.',
  WRITE_OFF: 'Writes off `units` of each.',
});
export type BulkChangeKind = keyof typeof BulkChangeKind;

@InputType({ description: 'What is done to each part: a kind, and the value it needs.' })
export class BulkChangeRuleInput {
  @Field(() => BulkChangeKind, { description: 'What is done.' })
  kind: BulkChangeKind;

  @Field(() => Float, {
    nullable: true,
    description: 'The percentage, with at most two decimals: 0.01 to 1,000.',
  })
  @IsDecimal(2, 0.01, 1000)
  percent?: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'The amount to change by, or to.' })
  @IsPrice()
  amount?: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of units of each part.' })
  @IsWholeNumber(1, MAX_UNITS)
  units?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why units come in or go, in words, for the ledger. Required with `units`.',
  })
  @IsText({ min: 1, max: 500 })
  reason?: string | null;
}

@ArgsType()
export class PrepareBulkChangeArgs {
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of the parts, at most ${MAX_PARTS}. Either these or \`filter\`.`,
  })
  @HasItems(1, MAX_PARTS)
  @IsUUID(undefined, { each: true })
  ids?: string[] | null;

  @Field(() => PartFilter, {
    nullable: true,
    description: `All parts that \`parts\` shows for this filter, at most ${MAX_PARTS}.`,
  })
  @ValidateNested()
  filter?: PartFilter | null;

  @Field(() => BulkChangeRuleInput, { description: 'What is done to each of them.' })
  @ValidateNested()
  rule: BulkChangeRuleInput;
}
