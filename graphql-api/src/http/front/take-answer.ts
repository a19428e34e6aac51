import type { IncomingMessage, ServerResponse } from 'node:http';

import vary from 'vary';

import type { Failure, KeptAnswer, Made } from '../../kept/kept-answers.js';
import { AnswerUnderWay, noteAnswer } from '../../shared/made-from.js';
import type { Answerer } from './answerer.js';
import { compress, WORTH_COMPRESSING } from './compress.js';
import { routeOf } from '../watch-requests.js';
import { sendKept } from './send-kept.js';

/** Belongs to one answer on one connection, or is made again for each. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of the request, where it has been read already. */
  readonly body?: Buffer | undefined;
  /** What was answered before, ready to be sent. */
  readonly instead: () => Promise<KeptAnswer> | undefined;
}

/**
 * Lets `app` answer a request, and takes down what it says. Null for what must not be kept: it is sent as it is; where that
 * would say that the database is down, `instead` is sent, if there is any, and all who wait for the same are told.
 */
export function takeAnswer(app: Answerer, { request, response, body, instead }: Exchange): Promise<Made> {
  const {
    'accept-encoding': _encoding,
    'if-none-match': _etag,
    'if-modified-since': _since,
    ...headers
  } = request.headers;
  const askedHeaders = request.headers;
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
    const send = (answer: KeptAnswer) => {
      const requestId = response.getHeader('x-request-id')?.toString() ?? '';
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      sendKept(answer, { requestId, headers: askedHeaders, response });
    };
    const giveUp = (error: unknown) => {
      response.destroy(error as Error);
    };
    response.once('close', () => {
      resolve(null);
    });
    const writeHead = response.writeHead.bind(response);
    // Middleware asks for the head before the body; it is written once the whole answer is known.
    response.writeHead = (status: number, head?: unknown) => {
      response.statusCode = status;
      if (Array.isArray(head)) {
        for (let at = 0; at < head.length; at += 2)
          response.setHeader(String(head[at]), String(head[at + 1]));
      }
      return response;
    };
    response.write = ((chunk: unknown, encoding?: unknown) => {
      note(chunk, encoding);
      return true;
    }) as typeof response.write;
    response.end = ((chunk?: unknown, encoding?: unknown) => {
      note(chunk, encoding);
      Object.assign(response, { end, write, writeHead });
      const bytes = Buffer.concat(chunks);
      const etag = response.getHeader('etag');
      const asked = askedFor(request);
      const before = underWay.isLacking ? instead() : undefined;
      const failure = before || response.statusCode === 503 ? failureOf(response, bytes, asked) : null;
      if (before) {
        resolve(failure);
        before.then(send, giveUp);
        return response;
      }
      if (response.statusCode !== 200 || typeof etag !== 'string' || !underWay.mayBeKept) {
        resolve(failure);
        return end(bytes);
      }
      keptAnswer(response, { body: bytes, etag, sources: underWay.sources, asked }).then(
        (answer) => {
          resolve(answer);
          send(answer);
        },
        (error: unknown) => {
          resolve(null);
          giveUp(error);
        },
      );
      return response;
    }) as typeof response.end;
    noteAnswer(underWay, () => {
      app(request, response, body);
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
  return { ...answer, headers: headersOf(response), bodies };
}

const failureOf = (response: ServerResponse, body: Buffer, asked: KeptAnswer['asked']): Failure => ({
  status: response.statusCode,
  headers: headersOf(response),
  body,
  asked,
});

/** Those that are the same for whoever asks, names and values in turns. */
const headersOf = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders())
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)]);

/** A body as it is, and compressed. */
export async function encoded(identity: Buffer): Promise<KeptAnswer['bodies']> {
  const [br, gz] = await Promise.all([compress(identity, 'br', 'kept'), compress(identity, 'gzip', 'kept')]);
  return { identity, br, gzip: gz };
}
