import type { RequestHandler } from 'express';

const METHODS = 'GET,POST,PUT,PATCH,DELETE';
/** What callers of both transports send besides what browsers always allow. */
const REQUEST_HEADERS = 'Authorization,Content-Type,Idempotency-Key,If-None-Match,Apollo-Require-Preflight';
const READABLE_HEADERS = 'ETag,Retry-After,X-Request-Id,Idempotent-Replayed';
/** Seconds; the longest that Chromium keeps a preflight. */
const PREFLIGHT_AGE = '7200';

/** Headers of a response to a page of an allowed origin. */
export const grantTo = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': READABLE_HEADERS,
});

/**
 * Lets pages of these origins call the shop and read its answers. Never with credentials: a bearer token is the caller's
 * to send, and our one cookie, a visitor's cart, is for our own pages. For every other origin, and where none is configured, no answer grants anything.
 */
export function cors(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size > 0) response.vary('Origin');
    const origin = request.get('Origin');
    if (origin === undefined || !allowed.has(origin)) {
      next();
      return;
    }
    if (request.method !== 'OPTIONS' || request.get('Access-Control-Request-Method') === undefined) {
      response.set(grantTo(origin));
      next();
      return;
    }
    response
      .status(204)
      .set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': REQUEST_HEADERS,
        'Access-Control-Max-Age': PREFLIGHT_AGE,
      })
      .end();
  };
}
