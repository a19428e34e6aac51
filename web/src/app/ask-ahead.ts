import type { ApolloCache } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Ask } from '#shared/apollo/ask';
import { carFromSearch } from '#shop-kit/car/car-address';
import type { InProcessApi } from './in-process-api';
import type { RouteHandle } from './route-handle';

/**
 * Fills the cache with what the matched pages are going to ask, all that can be asked together at once. False when an
 * answer failed: then only a rendering finds out what to show instead.
 */
export async function askAhead(
  { ask: run }: InProcessApi,
  cache: ApolloCache,
  matches: readonly { route: { handle?: RouteHandle }; params: Params }[],
  search: URLSearchParams,
): Promise<boolean> {
  const ask: Ask = async (query, variables) => {
    const data = (await run(query, variables)) as never;
    cache.writeQuery({ query, variables, data } as Parameters<typeof cache.writeQuery>[0]);
    return data;
  };
  const car = carFromSearch(search);
  const asked = matches.map(async ({ route: { handle }, params }) =>
    handle?.load?.(ask, { params, search, car }),
  );
  return Promise.all(asked).then(
    () => true,
    () => false,
  );
}
