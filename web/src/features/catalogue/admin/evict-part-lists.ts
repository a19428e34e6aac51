import type { ApolloCache } from '@apollo/client';

/**
 * Removes all lists and counts of parts from the cache after a part has changed. Those on the page are refetched at once, others
 * when they are next shown.
 */
export function evictPartLists(cache: ApolloCache): void {
  cache.evict({ fieldName: 'parts' });
  cache.evict({ fieldName: 'bestParts' });
  cache.evict({ fieldName: 'overview' });
}
