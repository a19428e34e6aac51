import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { Arg, Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { requireText } from '../../../shared/text.validator.js';
import { CategoryCount } from '../part-counts.types.js';
import { Part } from '../part.entity.js';
import { PartNumberKind } from '../part-number.kinds.js';
import type { ShownPart } from '../shown-part.js';
import type { NamedCar } from './car-words.service.js';
import type {
  SearchSuggestionService,
  SuggestedNumber,
  SuggestionGroup,
  Suggestions,
} from './search-suggestions.service.js';
import { MOST_WORDS, searchWordsOf } from './search-words.js';
import { UnderstoodCar } from './understood-car.type.js';

export enum SuggestionKind {
  CARS = 'CARS',
  CATEGORIES = 'CATEGORIES',
  NUMBERS = 'NUMBERS',
  PARTS = 'PARTS',
}

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'A group of suggestions.',
  valuesConfig: {
    CARS: { description: 'Cars that the text names.' },
    CATEGORIES: { description: 'Shelves.' },
    NUMBERS: { description: 'Numbers that begin with the text.' },
    PARTS: { description: 'Parts that it finds.' },
  },
});

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
  description: 'What somebody may be typing: at most eight lines in four groups.',
  simpleResolvers: true,
})
class SearchSuggestions {
  @Field(() => [SuggestionKind], { description: 'The groups that have something, the best first.' })
  order: readonly SuggestionGroup[];

  @Field(() => [UnderstoodCar], {
    description: 'Cars that the text names, or that its VIN may be; at most two.',
  })
  cars: readonly NamedCar[];

  @Field(() => String, { description: 'The text without its car; empty without a car.' })
  rest: string;

  @Field(() => [SuggestedNumberType], { description: 'Numbers that begin with the text; at most three.' })
  numbers: readonly SuggestedNumber[];

  @Field(() => [Part], { description: 'Parts that it finds, less those of `numbers`; at most six.' })
  parts: readonly ShownPart[];

  @Field(() => [CategoryCount], { description: 'Shelves that it may name; at most two.' })
  categories: readonly CategoryCount[];

  @Field(() => [String], { description: 'Texts that were looked for in names, to be marked there.' })
  marks: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'The likely spelling, whose parts are suggested, when the typed one finds none.',
  })
  didYouMean: string | null;

  @Field(() => Part, {
    nullable: true,
    description: 'The one part that has exactly this number, its own or one that others give it.',
  })
  exactPart: ShownPart | null;
}

/** A list and three lookups, half as much again for every word, and what is asked of the parts. */
function suggestionsCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const { text = '' } = args as { readonly text?: string };
  const words = Math.min(searchWordsOf(text.slice(0, 100)).length, MOST_WORDS);
  return Math.ceil((COST.list + 3 * COST.batch) * (1 + words / 2)) + childComplexity;
}

@Resolver()
export class SearchSuggestionsResolver {
  constructor(private readonly suggestions: SearchSuggestionService) {}

  @Query(() => SearchSuggestions, {
    description:
      'What somebody who typed this may look for: cars, numbers, parts and shelves. `Part.fitment` of each tells whether it fits a car.',
    complexity: suggestionsCost,
  })
  searchSuggestions(
    @Arg('text', () => String, { description: 'What is typed so far; up to 100 characters.' }) text: string,
    @Ctx() { loaders }: ShopContext,
  ): Promise<Suggestions> {
    return this.suggestions.suggest(requireText(text, 'text', { min: 1, max: 100 }), loaders);
  }
}
