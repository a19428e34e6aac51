import { ShopError } from '../../shared/shop-error.js';

export class IdempotencyConflict extends ShopError {
  readonly code = 'IDEMPOTENCY_CONFLICT';

  constructor() {
    super('This idempotency key was used for another request.');
  }
}

/** The outcome is not known yet: asking again with the same key and request is safe, and answers it in the end. */
export class IdempotencyInProgress extends ShopError {
  readonly code = 'IDEMPOTENCY_IN_PROGRESS';

  constructor() {
    super('The first request with this idempotency key is still at work. Please try again.');
  }
}
