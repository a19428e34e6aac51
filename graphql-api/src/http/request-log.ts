import { randomUUID } from 'node:crypto';

import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

import { underRequestId } from './request-id.js';

declare module 'express-serve-static-core' {
  interface Locals {
    /** Names this request in the log and in an INTERNAL answer. */
    requestId: string;
  }
}

/** Gives every request an id and one log line: method, path without query, status, milliseconds. No bodies, no headers. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    response.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      log.debug(
        { requestId, method: request.method, path: request.path, status: response.statusCode, ms },
        'request',
      );
    });
    underRequestId(requestId, next);
  };
}
