import { HttpLink, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { authLink, type TokenSource } from './auth-link';
import { createShopClient } from './create-client';

/** The browser's client: the shop's API on the page's own origin, with access tokens from `tokens`. */
export const createBrowserClient = (tokens: TokenSource, cache: NormalizedCacheObject): ApolloClient =>
  createShopClient({ link: authLink(tokens).concat(new HttpLink({ uri: '/graphql' })), cache });
