import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

import fresh from 'fresh';

import type { Failure, KeptAnswer } from '../../kept/kept-answers.js';
import { acceptedEncoding } from './accepted-encoding.js';

/** Whose answer it is. */
interface Asked {
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
}

/** Sends a kept answer in an encoding that the client takes, or 304 where it has it. Returns the status. */
export function sendKept(
  { headers, etag, bodies }: KeptAnswer,
  { requestId, headers: asked, response }: Asked,
): number {
  const own = [...headers, 'X-Request-Id', requestId];
  // Without its Cache-Control: a script that sends a tag of its own says "no-cache" to the caches on the way.
  if (fresh({ 'if-none-match': asked['if-none-match'] }, { etag })) {
    response.writeHead(304, own).end();
    return 304;
  }
  const encoding = acceptedEncoding(asked['accept-encoding']);
  const body = bodies[encoding] ?? bodies.identity;
  if (body !== bodies.identity) own.push('Content-Encoding', encoding);
  own.push('Content-Length', String(body.length));
  response.writeHead(200, own).end(body);
  return 200;
}

/** Sends what another was told who asked for the same a moment before. */
export function sendFailure(
  { status, headers, body }: Failure,
  { requestId, response }: Omit<Asked, 'headers'>,
): void {
  const own = ['X-Request-Id', requestId, 'Content-Length', String(body.length)];
  response.writeHead(status, [...headers, ...own]).end(body);
}
