import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { isJson } from './post-body.js';

const MAX_ADDRESS = 2000;
const MAX_ACCEPT = 200;
/** What may bring a request of another origin to a browser's preflight, as Apollo Server wants of a GET. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Which addresses are answered alike to whoever asks. */
export interface AddressBook {
  /** A page, or a list of the documented calls; not `/graphql`, which is always looked at. */
  readonly isPublic: (path: string) => boolean;
  /** The origins that are granted an answer of their own (`Access-Control-Allow-Origin`). */
  readonly origins: ReadonlySet<string>;
}

/**
 * What names the answer to a request: everything that it depends on. Undefined where the answer is for nobody else, or
 * where nobody can say.
 */
export function answerKey(
  { isPublic, origins }: AddressBook,
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body?: Buffer,
): string | undefined {
  if (headers.authorization !== undefined || headers.range !== undefined || url.length > MAX_ADDRESS)
    return undefined;
  const origin = headers.origin !== undefined && origins.has(headers.origin) ? headers.origin : '';
  if (method === 'POST') return body && postKey(headers, origin, body);
  if (method !== 'GET') return undefined;
  if (url.startsWith('/graphql?')) {
    const accept = acceptOf(headers);
    return accept !== undefined && isPreflighted(headers) ? `${origin} ${accept} ${url}` : undefined;
  }
  const query = url.indexOf('?');
  return isPublic(query < 0 ? url : url.slice(0, query)) ? `${origin} ${url}` : undefined;
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
