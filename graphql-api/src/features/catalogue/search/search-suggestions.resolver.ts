import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { Limit } from '../../../shared/limit.js';
import { requireText } from '../../../shared/text.validator.js';
import type { SearchSuggestionService, Suggestions } from './search-suggestions.service.js';
import { SearchSuggestions } from './search-suggestions.types.js';
import { MAX_WORDS, searchTermsOf } from './search-terms.js';

const TYPED_LENGTH = { min: 1, max: 100 } as const;

/** A list and three lookups, half as much again for every word, plus what is requested about the parts. */
function suggestionsCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const { text = '' } = args as { readonly text?: string };
  const words = Math.min(searchTermsOf(text.slice(0, TYPED_LENGTH.max)).length, MAX_WORDS);
  return Math.ceil((COST.list + 3 * COST.batch) * (1 + words / 2)) + childComplexity;
}

@Resolver()
export class SearchSuggestionsResolver {
  constructor(private readonly suggestions: SearchSuggestionService) {}

  @Query(() => SearchSuggestions, {
    description:
      'Matches for a search text: cars, numbers, parts and categories. `Part.fitment` of each says whether it fits a car.',
    complexity: suggestionsCost,
  })
  searchSuggestions(
    @Limit('length', TYPED_LENGTH)
    @Arg('text', () => String, { description: 'The text typed so far.' })
    text: string,
    @Ctx() { loaders }: ShopContext,
  ): Promise<Suggestions> {
    return this.suggestions.suggest(requireText(text, 'text', TYPED_LENGTH), loaders);
  }
}
