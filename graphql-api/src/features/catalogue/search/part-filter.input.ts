import { HasItems } from '../../../shared/list.validator.js';
import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsText } from '../../../shared/text.validator.js';
import { VehicleFilter } from '../../cars/fitment/fitment.inputs.js';
import { Category } from '../part/category.js';
import { LONGEST_SEARCH } from './search-terms.js';

@InputType({ description: 'Narrows the catalogue; all given conditions must hold.' })
export class PartFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, a part number in any punctuation, a car in words or a VIN; only the first six words count. `search` of the answer says what was understood.',
  })
  @IsText({ min: 0, max: LONGEST_SEARCH })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what `search` finds as typed: no other spelling, no car.',
  })
  asTyped?: boolean | null;

  @Field(() => [Category], { nullable: true, description: 'Parts of any of these categories.' })
  @HasItems(0, 20)
  categories?: Category[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Parts of any of these brands, written as `facets` writes them.',
  })
  @HasItems(0, 50)
  @IsText({ min: 0, max: 100 }, { each: true })
  brands?: string[] | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Lowest price per item.' })
  minPrice?: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Highest price per item.' })
  maxPrice?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only parts with at least the minimum order in stock.',
  })
  inStock?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only low-stock parts: fewer than ten units, or fewer than three minimum orders.',
  })
  lowStock?: boolean | null;

  @Field(() => VehicleFilter, {
    nullable: true,
    description: 'Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it.',
  })
  @ValidateNested()
  vehicle?: VehicleFilter | null;
}
