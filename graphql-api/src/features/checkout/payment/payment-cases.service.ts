import type { EntityManager } from 'typeorm';

import { newId } from '../../../shared/ids.js';
import { CURRENCY } from '../../../shared/money.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { PaymentCaseKind as Kind, PaymentCaseResolution } from './payment-case.kinds.js';
import type { PaymentCase } from './payment-case.entity.js';

/** Something that does not fit, as it is noticed. */
export type NewCase = Pick<
  PaymentCase,
  'kind' | 'subject' | 'transactionId' | 'orderId' | 'amountMinor' | 'currency' | 'detail'
>;

/** Told once of each case that needs a person, after it is written down. */
export type CaseListener = (opened: NewCase) => void;

/** Which cases of a payment, or of one of its orders, are over, how, and who did it: a uid or `system:<job>`. */
interface Ending {
  readonly transactionId: string;
  readonly orderId?: string | undefined;
  /** Those about this alone. */
  readonly subject?: string | undefined;
  readonly kinds: readonly Kind[];
  readonly resolution: PaymentCaseResolution;
  readonly by: string;
}

/** Those that are over once their money is back. */
export const ENDED_BY_REFUND = [
  Kind.PAYMENT_WITHOUT_ORDER,
  Kind.PAYMENT_MISMATCH,
  Kind.DUPLICATE_PAYMENT,
  Kind.LATE_PAYMENT,
  Kind.REFUND_DUE,
  Kind.REFUND_FAILED,
  Kind.PROVIDER_REFUND,
] as const;

/** Those that are over once it is known what became of their payment. */
export const ENDED_BY_PLACING = [
  Kind.PAYMENT_UNCONFIRMED,
  Kind.PAYMENT_WITHOUT_ORDER,
  Kind.UNMATCHED_EVENT,
] as const;

/** Opens and closes cases. There is one for each kind and subject, however often it is noticed (ADR 027). */
export class PaymentCases {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: AuditService,
    private readonly onOpened: CaseListener,
  ) {}

  /**
   * Writes a case down, with what `also` does in the same transaction, and tells of it once: for what needs a person.
   * One that is known already stays as it is.
   */
  async open(noticed: NewCase, also?: (manager: EntityManager) => Promise<void>): Promise<void> {
    const opened = await inTransaction(this.manager, async (manager) => {
      await also?.(manager);
      return this.write(manager, noticed);
    });
    if (opened) this.tell(noticed);
  }

  /** Writes a case down in the caller's transaction, which tells of it afterwards. False when it is known already. */
  async write(manager: EntityManager, noticed: NewCase): Promise<boolean> {
    const id = await this.note(manager, noticed);
    if (!id) return false;
    const { kind, detail, amountMinor, currency, transactionId, orderId } = noticed;
    await this.audit.record(manager, {
      actor: 'system:payments',
      action: 'PAYMENT_PROBLEM',
      ...(orderId ? { subject: 'order', subjectId: orderId } : { subject: 'case', subjectId: id }),
      after: { kind, detail, amountMinor, ...(currency !== CURRENCY && { currency }), transactionId },
    });
    return true;
  }

  /** Tells of a case that was written, once that is committed. */
  tell(opened: NewCase): void {
    this.onOpened(opened);
  }

  /** Writes a case down in the caller's transaction, silently: what most likely mends itself. Null when it is known already. */
  async note(manager: EntityManager, noticed: NewCase): Promise<string | null> {
    const [opened]: { id: string }[] = await manager.query(
      `INSERT INTO payment_case (id, kind, subject, intent_id, order_id, amount_minor, currency, detail)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (kind, subject) DO NOTHING RETURNING id`,
      [
        newId(),
        noticed.kind,
        noticed.subject,
        noticed.transactionId,
        noticed.orderId,
        noticed.amountMinor,
        noticed.amountMinor === null ? null : noticed.currency,
        noticed.detail,
      ],
    );
    return opened?.id ?? null;
  }

  /** Closes the unfinished cases of a payment that these kinds name. */
  async end(
    manager: EntityManager,
    { transactionId, kinds, resolution, by, orderId, subject }: Ending,
  ): Promise<void> {
    await manager.query(
      `UPDATE payment_case SET state = 'CLOSED', closed_at = now(), closed_by = $3, resolution = $4
       WHERE intent_id = $1 AND kind = ANY($2) AND state <> 'CLOSED' AND ($5::uuid IS NULL OR order_id = $5)
         AND ($6::text IS NULL OR subject = $6)`,
      [transactionId, kinds, by, resolution, orderId ?? null, subject ?? null],
    );
  }

  /**
   * Takes up to `limit` refunds that were asked for about payments which paid no order and not given for `idleSeconds`; each
   * instance of the shop gets others. Answers the ids of their cases.
   */
  async claimAskedRefunds(limit: number, idleSeconds: number): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.manager.query(
      `UPDATE payment_case SET refund_asked_at = now() WHERE id IN (
         SELECT id FROM payment_case
         WHERE state = 'WAITING' AND (kind = 'PAYMENT_WITHOUT_ORDER' OR kind = 'PAYMENT_MISMATCH' AND EXISTS (
             SELECT FROM payment_attempt WHERE payment_attempt.intent_id = payment_case.intent_id
               AND payment_attempt.state = 'CANCELED'))
           AND refund_asked_at < now() - make_interval(secs => $2)
         ORDER BY refund_asked_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [limit, idleSeconds],
    );
    return rows.map(({ id }) => id);
  }
}
