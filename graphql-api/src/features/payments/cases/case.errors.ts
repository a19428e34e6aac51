import { refusal } from '../../../shared/shop-error.js';

export class NoSuchCase extends refusal('NOT_FOUND', 'Case not found.') {}

export class CaseChanged extends refusal('CASE_CHANGED', 'This case has changed. Reload it and try again.') {}
