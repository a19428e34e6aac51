import type { TokenSource } from '#shared/apollo/auth-link';
import { needsRenewal, type TokenStore } from './access-token';
import type { Session } from './session';

/** Access tokens for requests: the stored one, renewed first when it has a minute or less to live. */
export function tokenSource(
  tokens: TokenStore,
  { renew, recheckRole }: Pick<Session, 'recheckRole' | 'renew'>,
): TokenSource {
  return {
    async current() {
      const token = tokens.read();
      if (!token) return null;
      return needsRenewal(token) ? renew() : token.token;
    },
    renew,
    forbidden: recheckRole,
  };
}
