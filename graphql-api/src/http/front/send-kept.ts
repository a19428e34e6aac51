import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

import fresh from 'fresh';
import Negotiator from 'negotiator';

import type { Encoding, KeptAnswer } from '../../kept/kept-answers.js';

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
  const encoding = encodingFor(asked['accept-encoding']);
  const body = bodies[encoding] ?? bodies.identity;
  if (body !== bodies.identity) own.push('Content-Encoding', encoding);
  own.push('Content-Length', String(body.length));
  response.writeHead(200, own).end(body);
  return 200;
}

const chosen = new Map<string, Encoding>();
const MAX_CHOICES = 200;

/** Browsers send a handful of texts here; each is read once. */
function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const encoding = (negotiator.encoding(['br', 'gzip', 'identity']) ?? 'identity') as Encoding;
  if (chosen.size < MAX_CHOICES) chosen.set(accepted, encoding);
  return encoding;
}
