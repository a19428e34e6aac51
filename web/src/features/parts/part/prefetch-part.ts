import type { ApolloClient } from '@apollo/client';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { PartPageDocument } from './part-page.generated';
import { PartVerdictDocument } from './part-verdict.generated';
import { verdictVariables } from './use-part-verdict';

/** Asks for a part, and whether it fits, as its page will. */
export function prefetchPart(client: ApolloClient, id: string, search: URLSearchParams) {
  const chosen = carFromSearch(search) ?? carStore.get().chosen;
  return Promise.all([
    client.query({ query: PartPageDocument, variables: { id } }),
    chosen && client.query({ query: PartVerdictDocument, variables: verdictVariables(id, chosen) }),
  ]);
}
