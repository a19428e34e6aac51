import { refusal } from '../../../shared/shop-error.js';

export class NoSuchMessage extends refusal('NOT_FOUND', 'There is no such message, or no longer.') {}

export class MessageChanged extends refusal(
  'MESSAGE_CHANGED',
  'Somebody has answered this message meanwhile. Read that first; nothing was sent.',
) {}
