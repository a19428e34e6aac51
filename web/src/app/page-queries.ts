/** What the public pages will ask for, known from their addresses. For the server only: in the browser components ask. */
import type { ApolloCache } from '@apollo/client';
import { findArticle } from '#features/blog/articles';
import { CarChoicesDocument } from '#features/car/car-choices.generated';
import { readDraft } from '#features/car/car-draft';
import { choiceVariables } from '#features/car/use-car-choices';
import { CatalogueCountsDocument } from '#features/parts/catalogue/catalogue-counts.generated';
import { CatalogueListDocument } from '#features/parts/catalogue/catalogue-list.generated';
import { countVariables, listVariables } from '#features/parts/catalogue/part-filter';
import { NewestPartsDocument } from '#features/parts/newest-parts.generated';
import { jobVariables } from '#features/parts/parts-for-job';
import { PartsForJobDocument } from '#features/parts/parts-for-job.generated';
import { LatestReviewsDocument } from '#features/reviews/latest-reviews.generated';
import { readCatalogueView } from '#shop-kit/catalogue-view';
import type { Ask, Place } from './ask';
import type { InProcessApi } from './in-process-api';
import { askForPart } from './part-page-queries';

const queriesOf: Record<string, ((ask: Ask, place: Place) => Promise<unknown>) | undefined> = {
  'home-page': (ask) => Promise.all([ask(NewestPartsDocument, {}), ask(LatestReviewsDocument, {})]),
  'car-page': (ask, { search }) => ask(CarChoicesDocument, choiceVariables(readDraft(search))),
  'catalogue-page': (ask, { search }) => {
    const view = readCatalogueView(search);
    return Promise.all([
      ask(CatalogueListDocument, listVariables(view)),
      ask(CatalogueCountsDocument, countVariables(view)),
    ]);
  },
  'part-page': askForPart,
  'article-page': async (ask, { params: { slug = '' } }) => {
    const article = findArticle(slug);
    if (article) await ask(PartsForJobDocument, jobVariables(article.parts));
  },
};

/**
 * Fills the cache with what the matched pages are going to ask, all that can be asked together at once. False when an
 * answer failed: then only a rendering finds out what to show instead.
 */
export async function askAhead(
  { ask: run }: InProcessApi,
  cache: ApolloCache,
  matches: readonly { route: { id?: string | undefined }; params: Place['params'] }[],
  search: URLSearchParams,
): Promise<boolean> {
  const ask: Ask = async (query, variables) => {
    const data = (await run(query, variables)) as never;
    cache.writeQuery({ query, variables, data } as Parameters<typeof cache.writeQuery>[0]);
    return data;
  };
  const asked = matches.map(async ({ route, params }) =>
    queriesOf[route.id ?? '']?.(ask, { params, search }),
  );
  return Promise.all(asked).then(
    () => true,
    () => false,
  );
}
