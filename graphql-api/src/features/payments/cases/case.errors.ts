import { refusal } from '../../../shared/shop-error.js';

export class NoSuchCase extends refusal('NOT_FOUND', 'There is no such case.') {}

export class CaseChanged extends refusal(
  'CASE_CHANGED',
  'This case has changed meanwhile. Look at it again.',
) {}
