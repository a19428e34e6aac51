import { refusal } from '../../../shared/shop-error.js';

export class NoSuchNote extends refusal('NOT_FOUND', 'Note not found. It may have been removed.') {}
