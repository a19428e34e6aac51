import { refusal } from '../../../shared/shop-error.js';

export class IdempotencyConflict extends refusal(
  'IDEMPOTENCY_CONFLICT',
  'This idempotency key was used for another request.',
) {}

/** The outcome is not known yet: repeating the request with the same key is safe and eventually returns it. */
export class IdempotencyInProgress extends refusal(
  'IDEMPOTENCY_IN_PROGRESS',
  'The first request with this idempotency key is still running. Please try again.',
) {}
