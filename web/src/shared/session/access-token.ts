import { localTexts, type TextStore } from '#shared/browser/text-stores';

/**
 * Our access token, kept in local storage as specified, with its expiry time. Everything reads it from there, so
 * that all tabs use the newest one.
 */
export interface AccessToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

const tokenKey = 'accessToken';
const expiryKey = 'accessTokenExpiresAt';
const renewAheadMillis = 60_000;
const freshMillis = 10 * 60_000;

/** Storage of this browser's access token. */
export interface TokenStore {
  read: () => AccessToken | null;
  write: (token: AccessToken) => void;
  clear: () => void;
  /** Reports changes by other tabs. */
  onOtherTabChange: (listener: () => void) => () => void;
}

/** A token that has a minute or less to live should be renewed before it is used. */
export const needsRenewal = ({ expiresAt }: AccessToken, now = Date.now()) =>
  !(Date.parse(expiresAt) - now > renewAheadMillis);

/**
 * A token received just now. If this browser's clock is ahead, the token looks expired at once, and each request would renew it,
 * so it is used for a while anyway; one that the API refuses is renewed.
 */
export const justGiven = ({ token, expiresAt }: AccessToken, now = Date.now()): AccessToken => ({
  token,
  expiresAt: new Date(Math.max(Date.parse(expiresAt), now + freshMillis)).toISOString(),
});

/** The token store over local storage: all tabs of the shop share it. */
export function browserTokenStore(storage: TextStore = localTexts): TokenStore {
  return {
    read() {
      const token = storage.getItem(tokenKey);
      return token ? { token, expiresAt: storage.getItem(expiryKey) ?? '' } : null;
    },
    write({ token, expiresAt }) {
      // The token last: other tabs wake up on it and then read both.
      storage.setItem(expiryKey, expiresAt);
      storage.setItem(tokenKey, token);
    },
    clear() {
      storage.removeItem(expiryKey);
      storage.removeItem(tokenKey);
    },
    onOtherTabChange(listener) {
      function handleStorage(event: StorageEvent) {
        if (event.key === tokenKey || event.key === null) listener();
      }
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
