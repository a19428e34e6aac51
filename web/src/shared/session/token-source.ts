import type { TokenSource } from '#shared/apollo/auth-link';
import { needsRenewal, type TokenStore } from './access-token';

/** Access tokens for requests: the stored one, renewed first when it has a minute or less to live. */
export function tokenSource(tokens: TokenStore, renew: TokenSource['renew']): TokenSource {
  return {
    async current() {
      const token = tokens.read();
      if (!token) return null;
      return needsRenewal(token) ? renew() : token.token;
    },
    renew,
  };
}
