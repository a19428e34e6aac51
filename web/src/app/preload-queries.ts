import type { ApolloCache } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Ask } from '#shared/apollo/ask';
import { carFromSearch } from '#shop-kit/car/car-address';
import type { InProcessApi } from './in-process-api';
import type { RouteHandle } from './route-handle';

/**
 * Loads the queries of the matched pages into the cache, as many at once as possible. False if one failed: then only rendering
 * finds out what to show instead.
 */
export async function preloadQueries(
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
  const loads = matches.map(async ({ route: { handle }, params }) =>
    handle?.load?.(ask, { params, search, car }),
  );
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}
