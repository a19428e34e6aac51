import { refusal } from '../../../shared/shop-error.js';

export class NoSuchMessage extends refusal('NOT_FOUND', 'This message no longer exists.') {}

export class MessageChanged extends refusal(
  'MESSAGE_CHANGED',
  'Another admin replied to this message while you were writing. Read their reply first; nothing was sent.',
) {}
