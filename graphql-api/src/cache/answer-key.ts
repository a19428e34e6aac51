import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { bringsCart } from '../shared/cart-cookie.js';
import { isJson } from './small-post.js';

const MAX_ADDRESS = 2000;
const MAX_ACCEPT = 200;
/** What may bring a request of another origin to a browser's preflight, as Apollo Server wants of a GET. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * What names the answer to a request, if it turns out that anybody may have it: everything that it depends on. `origins` are
 * granted answers of their own (`Access-Control-Allow-Origin`). Undefined where the answer is for nobody else, or where nobody can say.
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

/** The bytes of the body name it: nobody has to read a query to find its answer. */
function postKey(headers: IncomingHttpHeaders, origin: string, body: Buffer): string | undefined {
  const accept = acceptOf(headers);
  if (accept === undefined || !isJson(headers)) return undefined;
  // What is done is done for each who asks, and must not wait for another.
  if (body.includes('mutation')) return undefined;
  return `${origin} ${accept} POST ${body.toString('latin1')}`;
}

function acceptOf({ accept = '' }: IncomingHttpHeaders): string | undefined {
  return accept.length <= MAX_ACCEPT ? accept : undefined;
}

function isPreflighted(headers: IncomingHttpHeaders): boolean {
  return isJson(headers) || PREFLIGHTED.some((name) => Boolean(headers[name]));
}
