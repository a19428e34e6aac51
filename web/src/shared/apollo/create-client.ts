import { ApolloClient, InMemoryCache, type ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { typePolicies } from './type-policies';

interface ClientOptions {
  link: ApolloLink;
  /** Set on the server: one client per request, no polling. */
  ssrMode?: boolean;
  /** Data that the server fetched for this page. */
  cache?: NormalizedCacheObject;
}

/** An Apollo client with the shop's cache rules; what differs between browser, server and tests is the link. */
export function createShopClient({ link, ssrMode = false, cache }: ClientOptions): ApolloClient {
  // On the server each response is read once: to cache readings takes longer than they do.
  const memory = new InMemoryCache({ typePolicies, resultCaching: !ssrMode });
  return new ApolloClient({ link, ssrMode, cache: cache ? memory.restore(cache) : memory });
}
