import type { ApolloCache } from '@apollo/client';

/**
 * What is listed, counted or sorted by is another once a part has changed: every such list is fetched again, those on the
 * page at once, others when they are next looked at.
 */
export function forgetPartLists(cache: ApolloCache): void {
  cache.evict({ fieldName: 'parts' });
  cache.evict({ fieldName: 'bestParts' });
  cache.evict({ fieldName: 'overview' });
}
