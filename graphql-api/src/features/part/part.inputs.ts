import { ArrayMaxSize, IsArray, IsEnum, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';

import { MoneyScalar } from '../../shared/money.scalar.js';
import { IsText } from '../../shared/text.validator.js';
import { VehicleFilter } from '../fitment/fitment.inputs.js';
import type { Fitting } from '../fitment/fitting.js';
import { Category } from './category.js';
import { MOST_CANDIDATES } from './search-candidates.js';
import type { Meant } from './search/meant.js';

export enum PartSort {
  BEST_FIT = 'BEST_FIT',
  BEST_MATCH = 'BEST_MATCH',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  NEWEST = 'NEWEST',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
}

registerEnumType(PartSort, {
  name: 'PartSort',
  description: 'In which order the catalogue is listed.',
  valuesConfig: {
    BEST_FIT: {
      description:
        'By their verdict on the car of the filter: what fits, what may, what nothing is known of, what does not; of each the newest first. Without a car as `NEWEST`.',
    },
    BEST_MATCH: {
      description: `Maker's numbers that begin with the search, then names that do, then the rest: the newest ${MOST_CANDIDATES} of it.`,
    },
    NAME_ASC: {
      description: `By name, from A; of what a search finds, the newest ${MOST_CANDIDATES}.`,
    },
    NAME_DESC: {
      description: `By name, from Z; of what a search finds, the newest ${MOST_CANDIDATES}.`,
    },
    NEWEST: { description: 'The newest first.' },
    PRICE_ASC: { description: 'The cheapest first.' },
    PRICE_DESC: { description: 'The dearest first.' },
  },
});

@InputType({ description: 'Narrows the catalogue; all that is given must hold.' })
export class PartFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, a number of a part in any punctuation, a car in words or a VIN; of words the first six count. `search` of the answer says what was understood.',
  })
  @IsOptional()
  @IsText({ min: 0, max: 100 })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what the words of `search` find as they are typed: no other spelling, no car.',
  })
  @IsOptional()
  asTyped?: boolean | null;

  @Field(() => [Category], { nullable: true, description: 'Parts of any of these shelves.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @IsEnum(Category, { each: true })
  categories?: Category[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Parts of any of these brands, written as `facets` writes them.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsText({ min: 0, max: 100 }, { each: true })
  brands?: string[] | null;

  /** Minor units. */
  @Field(() => MoneyScalar, { nullable: true, description: 'Lowest price per piece.' })
  @IsOptional()
  @IsInt()
  minPrice?: number | null;

  /** Minor units. */
  @Field(() => MoneyScalar, { nullable: true, description: 'Highest price per piece.' })
  @IsOptional()
  @IsInt()
  maxPrice?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only parts of which at least the smallest order is available.',
  })
  @IsOptional()
  inStock?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only parts that run out: below ten units or below three of their smallest orders.',
  })
  @IsOptional()
  lowStock?: boolean | null;

  @Field(() => VehicleFilter, {
    nullable: true,
    description: 'Parts by their verdict on a car. Refused with UNKNOWN_CAR when the shop does not know it.',
  })
  @IsOptional()
  @ValidateNested()
  vehicle?: VehicleFilter | null;
}

/** A filter whose car was looked up. */
export interface PartQuery extends Omit<PartFilter, 'vehicle'> {
  readonly fitting?: Fitting;
  /** What else its search was read as. */
  readonly meant?: Meant;
}
