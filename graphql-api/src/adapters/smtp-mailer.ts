import type { Transporter } from 'nodemailer';

import { MailRefused } from '../features/customers/mail/mail.errors.js';
import type { Mailer, OutgoingMail } from '../features/customers/mail/mailer.port.js';
import type { MailServer } from '../features/shop/readiness/mail-server.port.js';
import { CredentialRefused } from '../features/shop/readiness/readiness.errors.js';
import { maskEmail } from '../shared/mask-email.js';
import { ServiceUnavailable } from '../shared/shop-error.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  readonly from: MailAddress;
  readonly replyTo?: string | undefined;
}

/** Milliseconds that the server may not respond, and that one mail may take in all. */
const SILENCE_MS = 10_000;
const PATIENCE_MS = 40_000;

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Sends by SMTP, one connection a mail. The library is loaded with the first one: no page needs it. */
export class SmtpMailer implements Mailer, MailServer {
  private loading: Promise<Transporter> | undefined;

  constructor(private readonly settings: SmtpSettings) {}

  async send({ messageId, to, subject, html, text, pictures }: OutgoingMail): Promise<void> {
    const { from, replyTo } = this.settings;
    const transport = await (this.loading ??= this.load());
    const sending = transport.sendMail({
      messageId: `<${messageId}>`,
      from,
      // As an object: a list or a name in it would be read out of a text.
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      ...(replyTo && { replyTo }),
      ...{ subject, html, text },
      attachments: pictures.map(({ cid, png }) => ({
        cid,
        content: png,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        filename: `${cid}.png`,
      })),
      // Prevents out-of-office replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    await inTime(sending).catch((error: unknown) => {
      throw translated(error as SmtpError, to);
    });
  }

  async verify(): Promise<void> {
    const transport = await (this.loading ??= this.load());
    await inTime(transport.verify()).catch((error: unknown) => {
      const { code } = error as SmtpError;
      if (code !== 'EAUTH') throw error;
      throw new CredentialRefused('The mail server does not take the name and password of SMTP_URL.', {
        cause: error,
      });
    });
  }

  private async load(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { url } = this.settings;
    return createTransport({
      url,
      // Passwords are never sent unencrypted.
      requireTLS: new URL(url).password !== '',
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      dnsTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** Also times out for a server that only sends a letter now and then. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), PATIENCE_MS);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Refused means a permanent error (5xx) about this recipient or this text. Errors about us (sign-in, sender) can be fixed. Their
 * texts are kept, in cases and the log, when the account is gone: the address is masked in them.
 */
function translated(error: SmtpError, to: string): Error {
  const { code, command, responseCode = 0 } = error;
  const message = error.message.replaceAll(to, maskEmail(to));
  const refused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  // The library itself rejects the address.
  const impossible = command === 'API' && code === 'EENVELOPE';
  return refused || impossible ? new MailRefused(message) : new ServiceUnavailable(message, { cause: error });
}
