import type { IncomingMessage, RequestListener } from 'node:http';

import type { Answer } from '../cache/answer.js';
import { BadInput } from '../shared/shop-error.js';
import { PayloadTooLarge } from './error-handler.js';

/** The largest file that the shop accepts; smaller limits are those of the routes. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Refuses a request by its head: two `Host` headers, of which a proxy may have read the other one (RFC 9112 section 3.2), and a
 * body longer than any that is accepted, before any of it arrives.
 */
export function checkRequestHead(
  errorAnswer: (error: unknown) => Answer,
  handler: RequestListener,
): RequestListener {
  return (request, response) => {
    const refusal = findFault(request);
    if (!refusal) {
      handler(request, response);
      return;
    }
    const { status, headers, body } = errorAnswer(refusal);
    // Whatever of the body still arrives is not read.
    response.writeHead(status, { ...headers, connection: 'close' }).end(body);
  };
}

function findFault({ rawHeaders, headers }: IncomingMessage): Error | undefined {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
  if (hosts > 1) return new BadInput('The request has two Host headers.');
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return new PayloadTooLarge('The request is too large.');
  return undefined;
}
