import { ShopError } from '../../shared/shop-error.js';

export class IdempotencyConflict extends ShopError {
  readonly code = 'IDEMPOTENCY_CONFLICT';

  constructor() {
    super('This idempotency key was used for another request.');
  }
}

/** The outcome is not known yet: repeating the request with the same key is safe and eventually returns it. */
export class IdempotencyInProgress extends ShopError {
  readonly code = 'IDEMPOTENCY_IN_PROGRESS';

  constructor() {
    super('The first request with this idempotency key is still running. Please try again.');
  }
}
