/** The first answer to an idempotency key, kept for 24 hours. */
export interface CachedResponse {
  /** The idempotency key. */
  id: string;
  /** ms since 1970. */
  at: number;
  path: string;
  /** SHA-256 of the method, the path and the parameters: no card number is kept. */
  fingerprint: string;
  requestId: string;
  status: number;
  body: unknown;
}
