import type { Announcements } from '../outbox/announce.js';
import type { MailContent, MailReason } from './mail-content.js';

export interface Letter {
  readonly to: string;
  readonly content: MailContent;
}

/** One kind of mail: who gets it and why, and what it says. */
export interface MailKind<Payload> {
  /** Who does not know what while it is unsent: a sentence without its full stop, for the case. */
  readonly purpose: string;
  readonly reason: MailReason;
  /**
   * From the current data behind the ids in the outbox, about what was announced (`subjectOf`): what a later mail tells
   * is left to it. Null when there is no longer anything to say, or anyone who may receive it.
   */
  write(payload: Payload, subject: string): Promise<Letter | null>;
}

export type MailKinds = { readonly [T in keyof Announcements]: MailKind<Announcements[T]> };
