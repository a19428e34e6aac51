import { Conflict, ShopError } from '../../shared/shop-error.js';

export class IdempotencyConflict extends ShopError {
  readonly code = 'IDEMPOTENCY_CONFLICT';

  constructor() {
    super('This idempotency key was used for another request.');
  }
}

export class IdempotencyInProgress extends Conflict {
  constructor() {
    super('The first request with this idempotency key is still at work. Please try again.');
  }
}
