import { refusal } from '../../../shared/shop-error.js';

export class NoSuchCase extends refusal('NOT_FOUND', 'There is no such case.') {}

/** Somebody else, or the shop itself, has moved the case on meanwhile. */
export class CaseChanged extends refusal(
  'CASE_CHANGED',
  'This case has changed meanwhile. Look at it again.',
) {}
