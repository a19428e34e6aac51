import type { EntityManager } from 'typeorm';

import { newId } from '../../../shared/ids.js';
import { CURRENCY } from '../../../shared/money.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { announceRefundFailed, announceToAdmins } from '../../customers/outbox/announce.js';
import { PaymentCaseKind as Kind, PaymentCaseResolution } from './payment-case.kinds.js';
import type { PaymentCase } from './payment-case.entity.js';

/** Something that does not add up, as it is noticed. */
export type NewCase = Pick<
  PaymentCase,
  'kind' | 'subject' | 'transactionId' | 'orderId' | 'amountMinor' | 'currency' | 'detail'
>;

/** Called once for each case that needs a person, after it is stored: for the log. */
export type CaseListener = (opened: NewCase) => void;

/** Which cases of a payment, or of one of its orders, are to be closed, how, and by whom: a uid or `system:<task>`. */
interface Ending {
  readonly transactionId: string;
  readonly orderId?: string | undefined;
  /** Only cases about this. */
  readonly subject?: string | undefined;
  readonly kinds: readonly Kind[];
  readonly resolution: PaymentCaseResolution;
  readonly by: string;
}

/** Cases that end once their money is refunded. */
export const ENDED_BY_REFUND = [
  Kind.PAYMENT_WITHOUT_ORDER,
  Kind.PAYMENT_MISMATCH,
  Kind.DUPLICATE_PAYMENT,
  Kind.LATE_PAYMENT,
  Kind.REFUND_DUE,
  Kind.REFUND_FAILED,
  Kind.PROVIDER_REFUND,
] as const;

/** Cases that end once their payment's outcome is known. */
export const ENDED_BY_PLACING = [
  Kind.PAYMENT_UNCONFIRMED,
  Kind.PAYMENT_WITHOUT_ORDER,
  Kind.UNMATCHED_EVENT,
] as const;

/** Opens and closes cases. There is one per kind and subject, however often it is noticed (ADR 027). */
export class PaymentCases {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: AuditService,
    private readonly onOpened: CaseListener,
  ) {}

  /**
   * Stores a case that needs a person, with what `also` does in the same transaction, and reports it once. An existing
   * one stays as it is.
   */
  async open(noticed: NewCase, also?: (manager: EntityManager) => Promise<void>): Promise<void> {
    const opened = await inTransaction(this.manager, async (manager) => {
      await also?.(manager);
      return this.write(manager, noticed);
    });
    if (opened) this.announce(noticed);
  }

  /** Stores a case in the caller's transaction; the caller reports it afterwards. False when it exists already. */
  async write(manager: EntityManager, noticed: NewCase): Promise<boolean> {
    const id = await this.note(manager, noticed);
    if (!id) return false;
    const { kind, detail, amountMinor, currency, transactionId, orderId } = noticed;
    await this.audit.record(
      manager,
      'system:payments',
      'PAYMENT_PROBLEM',
      orderId ? ['order', orderId] : ['case', id],
      { after: { kind, detail, amountMinor, ...(currency !== CURRENCY && { currency }), transactionId } },
    );
    // If mails fail, a mail about each case would fail too, and open the next case.
    if (kind !== Kind.MAIL_NOT_SENT)
      await announceToAdmins(manager, 'admin.case', id, { caseId: id, orderId });
    if (kind === Kind.REFUND_FAILED && orderId) await announceRefundFailed(manager, id, orderId);
    return true;
  }

  /** Reports a stored case, once it is committed. */
  announce(opened: NewCase): void {
    this.onOpened(opened);
  }

  /**
   * Stores a case in the caller's transaction without reporting it: one that will probably resolve itself. Null when it
   * exists already.
   */
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
}
