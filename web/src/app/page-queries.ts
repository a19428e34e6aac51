/** What the public pages will ask for, known from their addresses. For the server only: in the browser components ask. */
import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { findArticle } from '#features/blog/articles';
import { CatalogueCountsDocument } from '#features/parts/catalogue/catalogue-counts.generated';
import { CatalogueListDocument } from '#features/parts/catalogue/catalogue-list.generated';
import { countVariables } from '#features/parts/catalogue/part-filter';
import { listVariables } from '#features/parts/catalogue/use-catalogue-list';
import { othersVariables } from '#features/parts/more-parts';
import { MorePartsDocument } from '#features/parts/more-parts.generated';
import { neighboursOf } from '#features/parts/neighbours';
import { NewestPartsDocument } from '#features/parts/newest-parts.generated';
import { PartPageDocument } from '#features/parts/part/part-page.generated';
import { jobVariables } from '#features/parts/parts-for-job';
import { PartsForJobDocument } from '#features/parts/parts-for-job.generated';
import { LatestReviewsDocument } from '#features/reviews/latest-reviews.generated';
import { readCatalogueView } from '#shop-kit/catalogue-view';
import type { InProcessApi } from './in-process-api';

/** Asks one query; its answer is then in the cache. Rejects when it fails. */
type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>;

interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

const queriesOf: Record<string, ((ask: Ask, place: Place) => Promise<unknown>) | undefined> = {
  'home-page': (ask) => Promise.all([ask(NewestPartsDocument, {}), ask(LatestReviewsDocument, {})]),
  'catalogue-page': (ask, { search }) => {
    const view = readCatalogueView(search);
    return Promise.all([
      ask(CatalogueListDocument, listVariables(view)),
      ask(CatalogueCountsDocument, countVariables(view)),
    ]);
  },
  'part-page': async (ask, { params: { id = '' } }) => {
    const part = (await ask(PartPageDocument, { id }))?.part;
    if (part) await ask(MorePartsDocument, othersVariables(neighboursOf(part)[0]));
  },
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
