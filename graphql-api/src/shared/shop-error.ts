import type { ErrorCode } from './error-codes.js';

/** What a client needs to react, besides the code: plain JSON, never private data. */
export interface ErrorDetails {
  /** Seconds until a retry; also sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly [detail: string]: string | number | boolean | null | readonly object[] | undefined;
}

/**
 * A deliberate refusal. Its message is written for the person at the screen and sent as it is; anything else that is
 * thrown is a fault and sent as INTERNAL without its message.
 */
export abstract class ShopError extends Error {
  abstract readonly code: ErrorCode;

  constructor(
    message: string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The class of a refusal that always has the same message. */
export const refusal = <Code extends ErrorCode>(code: Code, message: string, details?: ErrorDetails) =>
  class extends ShopError {
    readonly code = code;

    constructor() {
      super(message, details);
    }
  };

export class BadInput extends ShopError {
  readonly code = 'BAD_INPUT';
}

export class Unauthenticated extends ShopError {
  readonly code = 'UNAUTHENTICATED';

  constructor(message = 'Please log in.') {
    super(message);
  }
}

/** Also the answer to a customer for anything that is unknown or belongs to someone else: the two look the same. */
export class Forbidden extends ShopError {
  readonly code = 'FORBIDDEN';

  constructor(message = "You don't have permission to do this.") {
    super(message);
  }
}

/** The database refused the change because of a rule or a unique value. */
export class Conflict extends ShopError {
  readonly code = 'CONFLICT';

  constructor(message = 'This is no longer possible.', options?: ErrorOptions) {
    super(message, {}, options);
  }
}

export class NotFound extends ShopError {
  readonly code = 'NOT_FOUND';
}

/** The shop has no mail server, so it can't send mail. */
export class MailNotSetUp extends refusal('MAIL_NOT_SET_UP', "Email isn't set up.") {}

/** Seconds until a retry if a dependency is down. */
export const RETRY_AFTER_SECONDS = 5;

/** A dependency (database, payment provider, identity provider) did not respond in time. Nothing was decided. */
export class ServiceUnavailable extends ShopError {
  readonly code = 'SERVICE_UNAVAILABLE';

  constructor(message = 'The shop is busy. Please try again in a moment.', options?: ErrorOptions) {
    super(message, {}, options);
  }
}

/** For `catch`, where the work is retried later: all other errors are rethrown. */
export function onlyUnavailable(error: unknown): void {
  if (!(error instanceof ServiceUnavailable)) throw error;
}
