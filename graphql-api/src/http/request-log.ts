import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

import { underRequestId } from './request-id.js';

const pathOf = (url: string) => url.replace(/\?.*/s, '');

// No headers, no bodies and no query: e-mails and tokens stay out of the log.
const fields = ({ method, originalUrl }: Request, { statusCode }: Response, { ms }: { ms: number }) => ({
  method,
  path: pathOf(originalUrl),
  status: statusCode,
  ms,
});

/** The same line for an answer that Express has no part in. */
export function logRequest(
  log: Logger,
  requestId: string,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  if (!log.isLevelEnabled('debug')) return;
  const began = Date.now();
  response.once('close', () => {
    const line = {
      requestId,
      method,
      path: pathOf(url),
      status: response.statusCode,
      ms: Date.now() - began,
    };
    log.debug(line, saying(response));
  });
}

function saying({ writableFinished, statusCode }: ServerResponse): string {
  if (!writableFinished) return 'request aborted';
  return statusCode >= 500 ? 'request errored' : 'request completed';
}

/**
 * Gives every request an id (`request.id`, `X-Request-Id`) and, when it is answered or given up, one log line: method, path
 * without query, status, milliseconds.
 */
export function requestLog(log: Logger): RequestHandler[] {
  const oneLine = pinoHttp<Request, Response>({
    logger: log,
    useLevel: 'debug',
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.set('X-Request-Id', id);
      return id;
    },
    customAttributeKeys: { reqId: 'requestId', responseTime: 'ms' },
    quietReqLogger: true,
    quietResLogger: true,
    customSuccessObject: fields,
    customErrorObject: (request, response, _error, times: { ms: number }) => fields(request, response, times),
  });
  const passItOn: RequestHandler = ({ id }, _response, next) => {
    underRequestId(id as string, next);
  };
  return [oneLine, passItOn];
}
