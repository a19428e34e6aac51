import { refusal } from '../../../shared/shop-error.js';

export class NoSuchNote extends refusal('NOT_FOUND', 'There is no such note, or no longer.') {}
