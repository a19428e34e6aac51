import type { ApolloClient } from '@apollo/client';
import { readCatalogueView } from '#shop-kit/catalogue-view';
import { CatalogueCountsDocument } from './catalogue-counts.generated';
import { CatalogueListDocument } from './catalogue-list.generated';
import { countVariables, listVariables } from './part-filter';

/** Asks for a view of the catalogue as its page will: the list, and what its controls count. */
export function prefetchCatalogue(client: ApolloClient, query: URLSearchParams) {
  const view = readCatalogueView(query);
  return Promise.all([
    client.query({ query: CatalogueListDocument, variables: listVariables(view) }),
    client.query({ query: CatalogueCountsDocument, variables: countVariables(view) }),
  ]);
}
