import { createHash } from 'node:crypto';
import type { OobCode } from '../clients/identity-toolkit.js';
import type { ShopMail } from './shop-mails.js';

/** Whether a mail's link still works, was followed here, or is gone (used elsewhere, or older than the emulator's last start). */
export type MailState = 'open' | 'done' | 'gone';

/** A mail that the Auth emulator would have sent, with the time we first saw it. */
export interface Mail {
  /** Represents the code in our addresses. */
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
    subject: 'Verify your email for Axle',
    text: ({ to }) => `An Axle account was created with ${to}. Confirm that this address is yours.`,
    action: 'Verify email',
    done: ({ to }) => `${to} is verified.`,
  },
  PASSWORD_RESET: {
    subject: 'Choose a new password for Axle',
    text: ({ to }) =>
      `A new password was requested for ${to}. If this wasn't you, ignore this email and your password stays the same.`,
    action: 'Choose a new password',
    done: () => 'Your new password is set. Log in with it.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email for Axle',
    text: ({ to, newEmail }) =>
      `The account ${to} will be changed to ${newEmail ?? 'a new email'}. Confirm that this address is yours.`,
    action: 'Confirm new email',
    done: ({ newEmail }) => `The account now uses ${newEmail ?? 'the new email'}.`,
  },
  RECOVER_EMAIL: {
    subject: 'Your email for Axle was changed',
    text: ({ to }) => `An account no longer uses ${to}. If this wasn't you, restore it.`,
    action: 'Restore the email',
    done: ({ to }) => `The account uses ${to} again.`,
  },
  EMAIL_SIGNIN: {
    subject: 'Your login link for Axle',
    text: ({ to }) =>
      `A login link was requested for ${to}. The link works once; in another browser we ask for your email. If this wasn't you, ignore this email.`,
    done: () => 'You are logged in.',
  },
};

/** A mail of the emulator, or of the shop. */
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
