import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

import { httpStatus } from '../rest/http-status.js';
import { refusalForDatabaseError } from '../shared/database-error.js';
import type { ErrorCode } from '../shared/error-codes.js';
import { lacking } from '../shared/made-from.js';
import { currentRequestId } from '../shared/request-under-way.js';
import { BadInput, RETRY_AFTER_SECONDS, ShopError } from '../shared/shop-error.js';

class PayloadTooLarge extends ShopError {
  readonly code = 'PAYLOAD_TOO_LARGE';
}

class UnsupportedMediaType extends ShopError {
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
}

/** Answers every error as `{message, code, …details}` with its status; a fault only as INTERNAL with the request's id. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = refusalOf(error);
    if (!refusal) {
      const requestId = currentRequestId();
      log.error({ err: error }, 'fault');
      response
        .status(500)
        .json({ message: 'Internal error', code: 'INTERNAL' satisfies ErrorCode, requestId });
      return;
    }
    const unavailable = refusal.code === 'SERVICE_UNAVAILABLE';
    if (unavailable) {
      lacking();
      log.warn({ err: error }, 'dependency down');
    }
    const retryAfterSeconds = unavailable ? RETRY_AFTER_SECONDS : refusal.details.retryAfterSeconds;
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    response
      .status(httpStatus[refusal.code])
      .json({ message: refusal.message, code: refusal.code, ...refusal.details });
  };
}

function refusalOf(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error;
  return refusalForBody(error) ?? refusalForDatabaseError(error);
}

/** Express and its body parser throw errors with a client status; their messages may quote the body. */
function refusalForBody(error: unknown): ShopError | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 413) return new PayloadTooLarge('The request is too large.');
  if (status === 415) return new UnsupportedMediaType('This kind of content is not accepted.');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new BadInput('The request can not be read.');
  return undefined;
}
