import { randomUUID } from 'node:crypto';

import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

import { underRequestId } from './request-id.js';

// No headers, no bodies and no query: e-mails and tokens stay out of the log.
const fields = ({ method, originalUrl }: Request, { statusCode }: Response, { ms }: { ms: number }) => ({
  method,
  path: originalUrl.replace(/\?.*/s, ''),
  status: statusCode,
  ms,
});

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
