import { Field, ObjectType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';
import { CategoryCount } from '../part/part-counts.types.js';
import { PartNumberKind } from '../part/part-number.kinds.js';
import { Part } from '../part/part.entity.js';
import type { ShownPart } from '../part/shown-part.js';
import type { NamedCar } from './car-text.service.js';
import type { SuggestedNumber, SuggestionGroup } from './search-suggestions.service.js';
import { UnderstoodCar } from './understood-car.type.js';
import { MARKS } from './term-match.js';

export const SuggestionKind = enumOf('SuggestionKind', 'A group of suggestions.', {
  CARS: 'Cars that the text names.',
  CATEGORIES: 'Categories.',
  NUMBERS: 'Numbers that begin with the text.',
  PARTS: 'Parts that it finds.',
});
export type SuggestionKind = keyof typeof SuggestionKind;

@ObjectType('SuggestedNumber', {
  description: 'A number that begins with what is typed, and its part.',
  simpleResolvers: true,
})
class SuggestedNumberType {
  @Field(() => PartNumberKind, { description: 'What number it is.' })
  kind: PartNumberKind;

  @Field(() => String, { description: 'The number as it is printed.' })
  number: string;

  @Field(() => Part, { description: 'The part that has it.' })
  part: ShownPart;
}

@ObjectType({
  description: 'Search suggestions: at most eight in four groups.',
  simpleResolvers: true,
})
export class SearchSuggestions {
  @Field(() => [SuggestionKind], { description: 'The groups with suggestions, best first.' })
  order: readonly SuggestionGroup[];

  @Field(() => [UnderstoodCar], {
    description: 'Cars that the text names, or that its VIN may be; at most two.',
  })
  cars: readonly NamedCar[];

  @Field(() => String, { description: 'The text without its car; empty without a car.' })
  rest: string;

  @Field(() => [SuggestedNumberType], { description: 'Numbers that begin with the text; at most three.' })
  numbers: readonly SuggestedNumber[];

  @Field(() => [Part], { description: 'Parts that it finds, except those in `numbers`; at most six.' })
  parts: readonly ShownPart[];

  @Field(() => [CategoryCount], { description: 'Categories that it may name; at most two.' })
  categories: readonly CategoryCount[];

  @Field(() => [String], { description: MARKS })
  marks: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'The likely spelling, whose parts are suggested, when the typed one finds none.',
  })
  didYouMean: string | null;

  @Field(() => Part, {
    nullable: true,
    description: 'The one part with exactly this number, its own or that of another maker.',
  })
  exactPart: ShownPart | null;
}
