import { refusal } from '../../../shared/shop-error.js';

export class NoSuchReview extends refusal('NOT_FOUND', 'There is no such review, or no longer.') {}

/** Only people who received a part may review it: an order of it was shipped to them. */
export class PartNotReceived extends refusal(
  'PART_NOT_RECEIVED',
  'Only customers who received this part can review it or rate its fit.',
) {}
