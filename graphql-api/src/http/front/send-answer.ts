import type { IncomingMessage, ServerResponse } from 'node:http';

import type { HTTPGraphQLResponse } from '@apollo/server';
import fresh from 'fresh';

import { isNoted } from '../../shared/made-from.js';
import { grantTo } from '../cors.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { compress, WORTH_COMPRESSING } from './compress.js';

/** What is the same for every answer. */
export interface AnswerStyle {
  /** Names and values in turns that every answer carries. */
  readonly headers: readonly string[];
  /** Whose pages may read answers. */
  readonly origins: ReadonlySet<string>;
  readonly etagOf: (body: Buffer) => string | undefined;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

/** Sends an answer of Apollo Server as Express would. */
export async function sendAnswer(
  { headers, origins, etagOf }: AnswerStyle,
  { request, response, requestId }: Asked,
  { status = 200, headers: made, body }: HTTPGraphQLResponse,
): Promise<void> {
  if (body.kind !== 'complete') throw new Error('nobody may ask for an answer in pieces');
  const { origin, 'accept-encoding': accepted } = request.headers;
  const own = [...headers, 'X-Request-Id', requestId];
  own.push('Vary', origins.size > 0 ? 'Origin, Accept, Accept-Encoding' : 'Accept, Accept-Encoding');
  if (origin !== undefined && origins.has(origin)) own.push(...Object.entries(grantTo(origin)).flat());
  for (const [name, value] of made) own.push(name, value);
  const { string: text } = body;
  // Nobody asks with a POST whether an answer has changed, but others may get it.
  const etag = request.method === 'GET' || isNoted() ? etagOf(Buffer.from(text)) : undefined;
  if (etag !== undefined) own.push('ETag', etag);
  if (request.method === 'GET' && status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, own).end();
    return;
  }
  const length = Buffer.byteLength(text);
  const encoding = length < WORTH_COMPRESSING ? 'identity' : acceptedEncoding(accepted);
  if (encoding === 'identity') {
    // As a text it goes out in one piece with its head.
    response.writeHead(status, [...own, 'Content-Length', String(length)]).end(text);
    return;
  }
  const compressed = await compress(Buffer.from(text), encoding, 'once');
  own.push('Content-Encoding', encoding, 'Content-Length', String(compressed.length));
  response.writeHead(status, own).end(compressed);
}
