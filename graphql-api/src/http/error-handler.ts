import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

import type { Answer } from '../cache/answer.js';
import { httpStatus } from '../rest/http-status.js';
import { refusalForDatabaseError } from '../shared/database-error.js';
import type { ErrorCode } from '../shared/error-codes.js';
import { currentRequestId } from '../shared/active-request.js';
import { BadInput, RETRY_AFTER_SECONDS, ShopError } from '../shared/shop-error.js';

export class PayloadTooLarge extends ShopError {
  readonly code = 'PAYLOAD_TOO_LARGE';
}

class UnsupportedMediaType extends ShopError {
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A refusal's message, its code and its details; of a fault only INTERNAL and the request's id. */
interface ErrorAnswer {
  readonly message: string;
  readonly code: ErrorCode;
  readonly [detail: string]: unknown;
}

const withoutUndefined = (answer: ErrorAnswer): object => answer;

/** The error in the form that GraphQL clients read. */
export const inErrors = ({ message, ...extensions }: ErrorAnswer): object => ({
  errors: [{ message, extensions }],
});

/** What every error is answered with: its status and `{message, code, …details}`, or what `shape` makes of them. */
export function errorAnswer(log: Logger, shape = withoutUndefined): (error: unknown) => Answer {
  return (error) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      log.error({ err: error }, 'fault');
      const requestId = currentRequestId();
      const body = shape({ message: 'Internal error', code: 'INTERNAL', requestId });
      return { status: 500, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(body) };
    }
    const { message, code, details } = refusal;
    const unavailable = code === 'SERVICE_UNAVAILABLE';
    if (unavailable) log.warn({ err: error }, 'dependency down');
    const seconds = unavailable ? RETRY_AFTER_SECONDS : details.retryAfterSeconds;
    return {
      status: httpStatus[code],
      headers: {
        'content-type': JSON_TYPE,
        ...(seconds !== undefined && { 'retry-after': String(seconds) }),
      },
      body: JSON.stringify(shape({ message, code, ...details })),
      unavailable,
    };
  };
}

/** Responds to what Express's own layers and handlers throw. */
export function errorHandler(answerTo: (error: unknown) => Answer): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, headers, body } = answerTo(error);
    response.status(status).set(headers).send(body);
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
  if (status === 415) return new UnsupportedMediaType('This content type is not supported.');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new BadInput("We can't read this request.");
  return undefined;
}
