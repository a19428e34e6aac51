import type { Announcements } from '../outbox/announce.js';
import type { MailContent, MailReason } from './mail-content.js';

/** To whom, and what. */
export interface Letter {
  readonly to: string;
  readonly content: MailContent;
}

/** One kind of mail: who gets it and why, and what it says. */
export interface MailKind<Payload> {
  /** Who does not know what as long as it is not sent: a sentence without its end, for the case. */
  readonly purpose: string;
  readonly reason: MailReason;
  /** By what the ids in the outbox name, as it is now. Null when there is nothing to tell any more, or nobody to tell it to. */
  write(payload: Payload): Promise<Letter | null>;
}

/** Every kind of mail that the shop sends. */
export type MailKinds = { readonly [T in keyof Announcements]: MailKind<Announcements[T]> };
