import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { bringsCart } from '../shared/cart-cookie.js';
import { isJson } from './small-post.js';

const MAX_ADDRESS = 2000;
const MAX_ACCEPT = 200;
/** Headers that make a cross-origin request need a preflight, as Apollo Server requires of a GET. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * The cache key of a request: everything its answer depends on, should it prove public. `origins` get answers of their
 * own (`Access-Control-Allow-Origin`). Undefined if the answer is private, or that can't be known.
 */
export function answerKey(
  origins: { has(origin: string): boolean },
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body?: Buffer,
): string | undefined {
  const isOwn = headers.authorization !== undefined || bringsCart(headers.cookie);
  if (isOwn || url.length > MAX_ADDRESS) return undefined;
  const origin = headers.origin !== undefined && origins.has(headers.origin) ? headers.origin : '';
  if (method === 'POST') return body && postKey(headers, origin, body);
  if (method !== 'GET') return undefined;
  if (url.startsWith('/graphql')) {
    const accept = url.startsWith('/graphql?') ? acceptOf(headers) : undefined;
    return accept !== undefined && isPreflighted(headers) ? `${origin} ${accept} ${url}` : undefined;
  }
  return `${origin} ${url}`;
}

/** The bytes of the body name it: no one has to read a query to find its answer. */
function postKey(headers: IncomingHttpHeaders, origin: string, body: Buffer): string | undefined {
  const accept = acceptOf(headers);
  if (accept === undefined || !isJson(headers)) return undefined;
  // An action is done for each caller, and must not wait for another's.
  if (body.includes('mutation')) return undefined;
  return `${origin} ${accept} POST ${body.toString('latin1')}`;
}

function acceptOf({ accept = '' }: IncomingHttpHeaders): string | undefined {
  return accept.length <= MAX_ACCEPT ? accept : undefined;
}

function isPreflighted(headers: IncomingHttpHeaders): boolean {
  return isJson(headers) || PREFLIGHTED.some((name) => Boolean(headers[name]));
}
