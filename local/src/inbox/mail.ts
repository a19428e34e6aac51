import { createHash } from 'node:crypto';
import type { OobCode } from '../clients/identity-toolkit.js';
import type { ShopMail } from './shop-mails.js';

/** Whether a mail's link still works, was followed here, or is gone (used elsewhere, or older than the emulator's last start). */
export type MailState = 'open' | 'done' | 'gone';

/** A mail that the Auth emulator would have sent, with the time we first saw it. */
export interface Mail {
  /** Stands for the code in our addresses. */
  id: string;
  to: string;
  kind: OobCode['requestType'];
  newEmail?: string;
  code: string;
  link: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  state: MailState;
}

interface Wording {
  subject: string;
  text: (mail: Mail) => string;
  /** The button; a mail without one only carries its link. */
  action?: string;
  done: (mail: Mail) => string;
}

/** What each kind of mail says and asks for. */
export const wording: Record<Mail['kind'], Wording> = {
  VERIFY_EMAIL: {
    subject: 'Verify your e-mail for Axle',
    text: ({ to }) =>
      `Somebody, most likely you, opened an Axle account with ${to}. Confirm that this address is yours.`,
    action: 'Verify e-mail',
    done: ({ to }) => `${to} is verified.`,
  },
  PASSWORD_RESET: {
    subject: 'Choose a new password for Axle',
    text: ({ to }) =>
      `A new password was asked for the account ${to}. If that was not you, do nothing: the old one stays.`,
    action: 'Choose a new password',
    done: () => 'The new password is set. Sign in with it.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail for Axle',
    text: ({ to, newEmail }) =>
      `The account ${to} is to use ${newEmail ?? 'a new e-mail'} from now on. Confirm that this address is yours.`,
    action: 'Confirm new e-mail',
    done: ({ newEmail }) => `The account now uses ${newEmail ?? 'the new e-mail'}.`,
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail for Axle was changed',
    text: ({ to }) => `An account no longer uses ${to}. If that was not you, put it back.`,
    action: 'Put the e-mail back',
    done: ({ to }) => `The account uses ${to} again.`,
  },
  EMAIL_SIGNIN: {
    subject: 'Your link to log in to Axle',
    text: ({ to }) =>
      `Somebody, most likely you, asked to log in to Axle as ${to}. The link works once; in another browser the shop asks for your e-mail. If that was not you, do nothing.`,
    done: () => 'You are logged in.',
  },
};

/** Of the emulator, or of the shop. */
export type AnyMail = Mail | ShopMail;

export const subjectOf = (mail: AnyMail): string =>
  'subject' in mail ? mail.subject : wording[mail.kind].subject;

/** The mail for a code of the emulator, seen now. */
export const mailFrom = ({ email, newEmail, requestType, oobCode, oobLink }: OobCode): Mail => ({
  id: createHash('sha256').update(oobCode).digest('hex').slice(0, 16),
  to: email,
  kind: requestType,
  ...(newEmail !== undefined && { newEmail }),
  code: oobCode,
  link: oobLink,
  receivedAt: new Date().toISOString(),
  state: 'open',
});
