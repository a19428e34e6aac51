import type { EntityManager } from 'typeorm';

import { runSql } from '../../../shared/sql.js';
import { PaymentCaseKind } from '../../payments/payment/payment-case.kinds.js';
import type { PaymentCases } from '../../payments/payment/payment-cases.service.js';
import { MailRefused } from './mail.errors.js';
import type { Announcement, MailWriter } from './mail-writer.service.js';
import type { Mailer } from './mailer.port.js';

/** What became of a mail; `failure` when it was not sent and will be tried again. */
export interface SendingOutcome {
  readonly key: string;
  readonly failure?: unknown;
}

interface Claimed extends Announcement {
  readonly id: string;
  /** What the mailer said when it was last tried. */
  readonly lastError: string | null;
  /** It has been tried, or has been waiting, for a day. */
  readonly expired: boolean;
}

/** How long after its first claim a mail is due again. */
export const FIRST_PAUSE_SECONDS = 60;

/**
 * Claims the mail that has been due longest and makes it due again after a pause (1, 2, 4 … 64 minutes, then every two
 * hours): if an instance dies while sending, the next one takes over. The first pause is longer than sending ever
 * takes.
 */
const CLAIM = {
  name: 'claim_mail',
  text: `UPDATE outbox SET attempts = attempts + 1,
      due_at = now() + make_interval(secs => least(${FIRST_PAUSE_SECONDS} * 2 ^ least(attempts, 10), 7200))
    WHERE id = (SELECT id FROM outbox WHERE outcome IS NULL AND due_at <= now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, type, key, payload, last_error AS "lastError", try_until <= now() AS expired`,
};

const END = {
  name: 'end_mail',
  text: 'UPDATE outbox SET outcome = $2, ended_at = now(), last_error = $3 WHERE id = $1 AND outcome IS NULL',
};

const NOTE = {
  name: 'note_mail',
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

  /** Claims the mail that has been due longest; each instance gets a different one. Null when none is due. */
  async sendNext(): Promise<SendingOutcome | null> {
    const [claimed] = await runSql<Claimed>(this.manager, CLAIM, []);
    if (!claimed) return null;
    const { id, key, expired } = claimed;
    try {
      const mail = await this.writer.write(claimed);
      if (mail && expired) throw new MailRefused('it waited for more than a day');
      if (mail) await this.mailer.send(mail);
      await this.end(
        this.manager,
        id,
        mail ? 'SENT' : 'DROPPED',
        mail ? null : 'nothing left to send, or no eligible recipient',
      );
      return { key };
    } catch (failure) {
      const errorMessage = failure instanceof Error ? failure.message : String(failure);
      if (failure instanceof MailRefused || expired) {
        await this.giveUp(claimed, expired ? (claimed.lastError ?? errorMessage) : errorMessage);
        return { key };
      }
      await runSql(this.manager, NOTE, [id, errorMessage]);
      return { key, failure };
    }
  }

  /** Someone did not get a mail: an admin has to deal with it. */
  private async giveUp(claimed: Claimed, why: string): Promise<void> {
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

/** For any kind: a payload that names orders is about them. `orderId` in those about one. */
function orderOf(payload: { orderIds?: readonly string[]; orderId?: string | null }): string | null {
  return payload.orderIds?.[0] ?? payload.orderId ?? null;
}
