import type { EntityManager } from 'typeorm';

import { attempt, type Attempted, backOff, type Claim, claimNext } from '../../../shared/claim.js';
import { runSql } from '../../../shared/sql.js';
import { PaymentCaseKind } from '../../payments/payment/payment-case.kinds.js';
import type { PaymentCases } from '../../payments/payment/payment-cases.service.js';
import { MailRefused } from './mail.errors.js';
import type { Announcement, MailWriter } from './mail-writer.service.js';
import type { Mailer } from './mailer.port.js';

interface Claimed extends Announcement {
  readonly id: string;
  /** The mailer's last error. */
  readonly lastError: string | null;
  /** Whether it has been tried, or has been waiting, for a day. */
  readonly expired: boolean;
}

/** Minutes until a mail is due again; the first is longer than sending ever takes. */
const PAUSES = [1, 2, 4, 8, 16, 32, 64, 120] as const;

/** How long after its first claim a mail is due again. */
export const FIRST_PAUSE_SECONDS = 60 * PAUSES[0];

const CLAIM: Claim = {
  from: 'outbox',
  key: 'id',
  where: 'outcome IS NULL AND due_at <= now()',
  orderBy: 'due_at',
  set: backOff(PAUSES),
  returning: 'id, type, key, payload, last_error AS "lastError", try_until <= now() AS expired',
};

const END = {
  name: 'end_mail',
  text: 'UPDATE outbox SET outcome = $2, ended_at = now(), last_error = $3 WHERE id = $1 AND outcome IS NULL',
};

const RECORD_ERROR = {
  name: 'record_mail_error',
  text: 'UPDATE outbox SET last_error = $2 WHERE id = $1 AND outcome IS NULL',
};

/** Sends what waits in the outbox, each mail once or, if that fails, as a case (ADR 045). */
export class MailSending {
  constructor(
    private readonly manager: EntityManager,
    private readonly writer: MailWriter,
    private readonly mailer: Mailer,
    private readonly cases: PaymentCases,
  ) {}

  /** Sends the mail that has been due longest. Null when none is due. */
  async sendNext(): Promise<Attempted<{ mail: string }> | null> {
    const claimed = await claimNext<Claimed>(this.manager, CLAIM);
    return claimed ? attempt({ mail: claimed.key }, () => this.send(claimed)) : null;
  }

  /** Throws if it has to be sent again. */
  private async send(claimed: Claimed): Promise<void> {
    const { id, expired } = claimed;
    try {
      const mail = await this.writer.write(claimed);
      if (mail && expired) throw new MailRefused('it waited for more than a day');
      if (mail) await this.mailer.send(mail);
      const why = mail ? null : 'nothing left to send, or no eligible recipient';
      await this.end(this.manager, id, mail ? 'SENT' : 'DROPPED', why);
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure);
      if (failure instanceof MailRefused || expired)
        return this.failPermanently(claimed, expired ? (claimed.lastError ?? why) : why);
      await runSql(this.manager, RECORD_ERROR, [id, why]);
      throw failure;
    }
  }

  /** A recipient did not get a mail: an admin has to deal with it. */
  private async failPermanently(claimed: Claimed, why: string): Promise<void> {
    const { id, key } = claimed;
    await this.cases.open(
      {
        kind: PaymentCaseKind.MAIL_NOT_SENT,
        subject: key,
        transactionId: null,
        orderId: orderOf(claimed.payload),
        amountMinor: null,
        currency: null,
        detail: `${this.writer.purposeOf(claimed)}. The mail server said: ${why}`,
      },
      (manager) => this.end(manager, id, 'GIVEN_UP', why),
    );
  }

  private async end(
    manager: EntityManager,
    id: string,
    outcome: 'SENT' | 'DROPPED' | 'GIVEN_UP',
    why: string | null,
  ): Promise<void> {
    await runSql(manager, END, [id, outcome, why]);
  }
}

/** The first order that a mail's payload names. `orderId` is in payloads about one order. */
function orderOf(payload: { orderIds?: readonly string[]; orderId?: string | null }): string | null {
  return payload.orderIds?.[0] ?? payload.orderId ?? null;
}
