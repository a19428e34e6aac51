import type { IncomingMessage, ServerResponse } from 'node:http';

import fresh from 'fresh';

import { acceptedEncoding } from './accepted-encoding.js';
import type { Answer } from './answer.js';
import type { CachedAnswer } from './answer-cache.js';
import { compress, encoded, WORTH_COMPRESSING } from './compress.js';

/** Settings common to every answer. */
export interface Style {
  /** Alternating lower-case names and values that an answer carries, unless it has its own. */
  readonly headers: readonly string[];
  /** The origins whose pages may read answers, with the headers that tell them so, names and values in turns. */
  readonly grants: ReadonlyMap<string, readonly string[]>;
  readonly etagOf: (body: Buffer) => string | undefined;
}

/** An answer as it is sent to callers from this origin, from now on. */
export async function cacheable(
  style: Style,
  answer: Answer,
  { origin, labels }: Pick<CachedAnswer, 'labels'> & { readonly origin: string | undefined },
): Promise<CachedAnswer> {
  const body = Buffer.from(answer.body);
  const etag = style.etagOf(body) ?? '';
  return {
    headers: headOf(style, answer, origin, etag),
    etag,
    labels,
    bodies: body.length < WORTH_COMPRESSING ? { identity: body } : await encoded(body),
    tags: answer.tags ?? new Set(),
  };
}

/** Sends a cached answer in an encoding that the client accepts, or 304 if it has it. */
export function sendCached(
  { headers, etag, bodies }: CachedAnswer,
  { headers: requestHeaders, active }: IncomingMessage,
  response: ServerResponse,
): void {
  const head = [...headers, 'X-Request-Id', active?.id ?? ''];
  if (has(requestHeaders, etag)) {
    response.writeHead(304, head).end();
    return;
  }
  const encoding = acceptedEncoding(requestHeaders['accept-encoding']);
  const body = bodies[encoding] ?? bodies.identity;
  if (body !== bodies.identity) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(body.length));
  response.writeHead(200, head).end(body);
}

export async function sendOnce(
  style: Style,
  answer: Answer,
  { method, headers: requestHeaders, active }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = answer;
  const length = Buffer.byteLength(body);
  const encoding =
    length < WORTH_COMPRESSING || method === 'HEAD'
      ? 'identity'
      : acceptedEncoding(requestHeaders['accept-encoding']);
  // No one asks with a POST whether an answer has changed.
  const asksAgain = method !== 'POST';
  const bytes = asksAgain || encoding !== 'identity' ? Buffer.from(body) : undefined;
  const etag = asksAgain && bytes ? style.etagOf(bytes) : undefined;
  const head = headOf(style, answer, requestHeaders.origin, etag);
  head.push('X-Request-Id', active?.id ?? '');
  if (status === 200 && etag !== undefined && has(requestHeaders, etag)) {
    response.writeHead(304, head).end();
    return;
  }
  if (!bytes || encoding === 'identity') {
    // As a text it goes out in one piece with its head.
    response.writeHead(status, [...head, 'Content-Length', String(length)]).end(body);
    return;
  }
  const compressed = await compress(bytes, encoding, 'once');
  head.push('Content-Encoding', encoding, 'Content-Length', String(compressed.length));
  response.writeHead(status, head).end(compressed);
}

/** Alternating names and values. */
function headOf(
  { headers, grants }: Style,
  answer: Answer,
  origin: string | undefined,
  etag: string | undefined,
): string[] {
  const { vary, ...own } = answer.headers;
  const head = [...(grants.get(origin ?? '') ?? [])];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    if (own[name] === undefined) head.push(name, value);
  }
  for (const [name, value] of Object.entries(own)) head.push(name, value);
  const varies = [grants.size > 0 ? 'Origin' : undefined, vary, 'Accept-Encoding'];
  head.push('Vary', varies.filter((name) => name !== undefined).join(', '));
  if (etag) head.push('ETag', etag);
  return head;
}

/** Ignores Cache-Control: a script that sends a tag of its own says "no-cache" to the caches on the way. */
const has = ({ 'if-none-match': known }: IncomingMessage['headers'], etag: string): boolean =>
  known !== undefined && fresh({ 'if-none-match': known }, { etag });
