import { refusal } from '../../../shared/shop-error.js';

/** As the table `back_in_stock_request` has it. */
export const MAX_REQUESTS = 50;

/** The customer already waits for as many parts as allowed. */
export class TooManyRequested extends refusal(
  'BACK_IN_STOCK_LIMIT',
  `You are waiting for ${MAX_REQUESTS} parts, the most allowed. Take one off first.`,
  { limit: MAX_REQUESTS },
) {}

/** Mails go only to addresses known to be the customer's. */
export class EmailNotVerified extends refusal(
  'EMAIL_NOT_VERIFIED',
  'Confirm your email address first: we write to no other.',
) {}
