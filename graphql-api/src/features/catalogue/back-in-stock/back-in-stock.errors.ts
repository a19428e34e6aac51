import { refusal } from '../../../shared/shop-error.js';

/** The same limit as in the table `back_in_stock_request`. */
export const MAX_REQUESTS = 50;

/** The customer already waits for as many parts as allowed. */
export class TooManyRequested extends refusal(
  'BACK_IN_STOCK_LIMIT',
  `You already have ${MAX_REQUESTS} back-in-stock requests, the maximum. Cancel one first.`,
  { limit: MAX_REQUESTS },
) {}

/** Mails go only to addresses known to be the customer's. */
export class EmailNotVerified extends refusal(
  'EMAIL_NOT_VERIFIED',
  'Verify your email address first. We only email verified addresses.',
) {}
