import { SmtpMailer } from './adapters/smtp-mailer.js';
import type { Env } from './config/env.js';
import type { MailSender } from './features/customers/mail/mail-content.js';
import type { Mailer } from './features/customers/mail/mailer.port.js';

/** What sends the shop's mails; undefined where none is to be sent. */
export const mailerOf = (env: Env): Mailer | undefined => smtpMailerOf(env);

/** The mailer by SMTP, also for checking whether the server is reachable. */
export function smtpMailerOf({ SMTP_URL, MAIL_FROM, REPLY_TO }: Env): SmtpMailer | undefined {
  return SMTP_URL && MAIL_FROM
    ? new SmtpMailer({ url: SMTP_URL, from: MAIL_FROM, replyTo: REPLY_TO })
    : undefined;
}

/** Sender details, the same in all mails. */
export function mailSenderOf(env: Env): MailSender {
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER, SELLER_TAX_LINE } = env;
  return {
    shopUrl: env.PUBLIC_URL,
    returnAddress: SELLER_NAME && SELLER_ADDRESS ? `${SELLER_NAME}, returns, ${SELLER_ADDRESS}` : null,
    seller: [SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER, SELLER_TAX_LINE].filter(
      (setting) => setting !== undefined,
    ),
    isAnswered: env.REPLY_TO !== undefined,
    isSandbox: env.STRIPE_API_BASE !== undefined,
    timeZone: env.TIME_ZONE,
  };
}
