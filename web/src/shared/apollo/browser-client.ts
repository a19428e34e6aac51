import { ApolloLink, HttpLink, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { authLink, type TokenSource } from './auth-link';
import { createShopClient } from './create-client';
import { retryLink } from './retry-link';
import { isPublicQuery, visitorLink } from './visitor-link';

/**
 * The browser's client of the API on the page's own origin. Public queries are sent as GET without a token, signed in or not,
 * and retried; everything else as POST, with access tokens from `tokens`.
 */
export function createBrowserClient(tokens: TokenSource, cache: NormalizedCacheObject): ApolloClient {
  const http = new HttpLink({ uri: '/graphql' });
  const link = ApolloLink.split(isPublicQuery, retryLink().concat(visitorLink()), authLink(tokens)).concat(
    http,
  );
  return createShopClient({ link, cache });
}
