import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import Negotiator from 'negotiator';

import type { Encoding, KeptAnswer, KeptAnswers } from '../kept/kept-answers.js';
import { gatherSources, type SourceName } from '../shared/made-from.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lists of the documented calls and the sitemap, as clients ask for them. */
const PUBLIC_PATHS = /^\/(?:parts|reviews|sitemap\.xml)\/?(?:\?|$)/;
/** A page has no dot in its last part, and is none of what the API answers. */
const NO_PAGE =
  /^\/(?:assets|pictures|brand|fonts|graphql|explorer|healthz|readyz|webhooks|users?|orders|my_orders|admin|create-payment-intent)(?:\/|\?|$)|^[^?]*\.[^/?]*(?:\?|$)/;
const MAX_ADDRESS = 1000;
/** Belongs to one answer on one connection, or is made again for each. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/**
 * Answers what any visitor may see from memory, before Express does any work; everything else goes to `app`. A signed-in
 * caller, another origin, another method than GET never gets or makes a kept answer.
 */
export function keepAnswers(app: RequestListener, kept: KeptAnswers): RequestListener {
  return (request, response) => {
    const key = keyOf(request);
    if (key === undefined) {
      app(request, response);
      return;
    }
    const known = kept.get(key);
    if (known) {
      send(known, request, response);
      return;
    }
    const { first, answer } = kept.make(key, () => makeAnswer(app, request, response));
    if (first) return;
    void answer.then((shared) => {
      if (shared) send(shared, request, response);
      else app(request, response);
    });
  };
}

/** What names a kept answer: its address. Undefined for requests whose answer is for nobody else. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined)
    return undefined;
  if (headers.range !== undefined || url.length > MAX_ADDRESS) return undefined;
  return PUBLIC_PATHS.test(url) || !NO_PAGE.test(url) ? url : undefined;
}

/** Lets Express answer the first who asks, and takes down what it says. Null for what is not a good answer. */
function makeAnswer(
  app: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<KeptAnswer | null> {
  const {
    'accept-encoding': _encoding,
    'if-none-match': _etag,
    'if-modified-since': _since,
    ...headers
  } = request.headers;
  const asked = { headers: request.headers };
  request.headers = headers;
  const sources = new Set<SourceName>();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const end = response.end.bind(response);
    const write = response.write.bind(response);
    const note = (chunk: unknown, encoding?: unknown) => {
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    response.once('close', () => {
      resolve(null);
    });
    const writeHead = response.writeHead.bind(response);
    // Middleware asks for the head before the body; it is written once the whole answer is known.
    response.writeHead = (status: number) => {
      response.statusCode = status;
      return response;
    };
    response.write = ((chunk: unknown, encoding?: unknown) => {
      note(chunk, encoding);
      return true;
    }) as typeof response.write;
    response.end = ((chunk?: unknown, encoding?: unknown) => {
      note(chunk, encoding);
      Object.assign(response, { end, write, writeHead });
      const body = Buffer.concat(chunks);
      const etag = response.getHeader('etag');
      if (response.statusCode !== 200 || typeof etag !== 'string') {
        resolve(null);
        return end(body);
      }
      encodedAnswer(response, body, etag, sources).then(
        (answer) => {
          for (const name of response.getHeaderNames())
            if (!OWN_HEADERS.has(name)) response.removeHeader(name);
          resolve(answer);
          send(answer, asked, response);
        },
        (error: unknown) => {
          resolve(null);
          response.destroy(error as Error);
        },
      );
      return response;
    }) as typeof response.end;
    gatherSources(sources, () => {
      app(request, response);
    });
  });
}

async function encodedAnswer(
  response: ServerResponse,
  identity: Buffer,
  etag: string,
  sources: ReadonlySet<SourceName>,
): Promise<KeptAnswer> {
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(identity),
  ]);
  const vary = new Set(response.getHeader('vary')?.toString().split(/,\s*/)).add('Accept-Encoding');
  response.setHeader('Vary', [...vary].join(', '));
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  return { headers, etag, bodies: { br, gzip: gz, identity }, sources };
}

function send(
  { headers, etag, bodies }: KeptAnswer,
  request: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
): void {
  const own = [...headers, 'X-Request-Id', response.getHeader('x-request-id')?.toString() ?? randomUUID()];
  response.removeHeader('x-request-id');
  response.removeHeader('content-length');
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = bodies[encoding];
  if (encoding !== 'identity') own.push('Content-Encoding', encoding);
  own.push('Content-Length', String(body.length));
  response.writeHead(200, own).end(body);
}

/** Weak comparison, as for any GET. */
function matches(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  const bare = etag.replace(/^W\//, '');
  return asked === '*' || asked.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare);
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
