import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import vary from 'vary';

import type { KeptAnswer } from '../../kept/kept-answers.js';
import { AnswerUnderWay, noteAnswer } from '../../shared/made-from.js';
import { routeOf } from '../watch-requests.js';
import { sendKept } from './send-kept.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, compressing costs more than it saves. Bytes. */
const WORTH_COMPRESSING = 1000;
/** Belongs to one answer on one connection, or is made again for each. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/** Lets `app` answer a request, and takes down what it says. Null for what must not be kept: it is sent as it is. */
export function takeAnswer(
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
  const asked = request.headers;
  request.headers = headers;
  const underWay = new AnswerUnderWay();
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
      if (response.statusCode !== 200 || typeof etag !== 'string' || !underWay.mayBeKept) {
        resolve(null);
        return end(body);
      }
      keptAnswer(response, { body, etag, sources: underWay.sources, asked: askedFor(request) }).then(
        (answer) => {
          const requestId = response.getHeader('x-request-id')?.toString() ?? '';
          for (const name of response.getHeaderNames()) response.removeHeader(name);
          resolve(answer);
          sendKept(answer, { requestId, headers: asked, response });
        },
        (error: unknown) => {
          resolve(null);
          response.destroy(error as Error);
        },
      );
      return response;
    }) as typeof response.end;
    noteAnswer(underWay, () => {
      app(request, response);
    });
  });
}

/** What whoever watches calls this answer, and the next ones that are answered alike. */
function askedFor(request: IncomingMessage): KeptAnswer['asked'] {
  const { operation, field } = request.underWay ?? {};
  return { route: routeOf(request), operation, field, caller: 'visitor' };
}

async function keptAnswer(
  response: ServerResponse,
  { body, ...answer }: Pick<KeptAnswer, 'asked' | 'etag' | 'sources'> & { body: Buffer },
): Promise<KeptAnswer> {
  const bodies = body.length < WORTH_COMPRESSING ? { identity: body } : await encoded(body);
  vary(response, 'Accept-Encoding');
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  return { ...answer, headers, bodies };
}

async function encoded(identity: Buffer): Promise<KeptAnswer['bodies']> {
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(identity),
  ]);
  return { identity, br, gzip: gz };
}
