import type { EntityManager } from 'typeorm';

import { PaymentCaseKind, PaymentCaseResolution } from './payment-case.kinds.js';
import type { PaymentCases } from './payment-cases.service.js';
import type { DisputeSnapshot, PaymentGateway } from './payment-gateway.port.js';

const ACTOR = 'system:payments';
/** Cases about money owed to a customer who gets it from the bank instead. */
const REFUND_CASES = [PaymentCaseKind.REFUND_DUE, PaymentCaseKind.REFUND_FAILED];

/** A payment that a bank may reclaim; without an order it is not one that the shop knows. */
interface Disputable {
  readonly transactionId: string;
  readonly orderId: string | null;
}

/** Disputes: each is a case until the bank has decided, and a chargeback when it is lost. */
export class PaymentDisputes {
  constructor(
    private readonly manager: EntityManager,
    private readonly gateway: PaymentGateway,
    private readonly cases: PaymentCases,
    private readonly timeZone: string,
  ) {}

  /** Reads the disputes of a payment and brings its cases in line with them. Returns them. Throws ServiceUnavailable. */
  async update(payment: Disputable): Promise<DisputeSnapshot[]> {
    const disputes = await this.gateway.findDisputes(payment.transactionId);
    for (const dispute of disputes) await this.follow(dispute, payment);
    return disputes;
  }

  private async follow(dispute: DisputeSnapshot, payment: Disputable): Promise<void> {
    const { transactionId } = payment;
    const { id: subject, reason, answerBy, amountMinor, currency } = dispute;
    const about = { ...payment, subject, amountMinor, currency };
    if (dispute.status === 'OPEN') {
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: this.timeZone });
      const until = answerBy ? ` Respond in the Stripe dashboard by ${day.format(answerBy)}.` : '';
      return this.cases.open({
        ...about,
        kind: PaymentCaseKind.DISPUTE,
        detail: `The customer's bank opened a dispute (reason: ${reason.replaceAll('_', ' ')}).${until}`,
      });
    }
    const lost = dispute.status === 'LOST';
    const resolution = lost ? PaymentCaseResolution.SUPERSEDED : PaymentCaseResolution.DISPUTE_WON;
    const end = async (manager: EntityManager) => {
      if (lost) await this.endRefundDue(manager, transactionId);
      const kinds = lost ? [PaymentCaseKind.DISPUTE, ...REFUND_CASES] : [PaymentCaseKind.DISPUTE];
      await this.cases.end(manager, { transactionId, kinds, resolution, by: ACTOR });
    };
    if (!lost) return end(this.manager);
    return this.cases.open(
      { ...about, kind: PaymentCaseKind.CHARGEBACK, detail: `The bank reversed the payment: ${reason}.` },
      end,
    );
  }

  /** The bank has paid the customer back: the shop owes it no more. */
  private async endRefundDue(manager: EntityManager, intentId: string): Promise<void> {
    for (const table of ['payment_attempt_order', 'return_refund']) {
      await manager.query(
        `UPDATE ${table} SET state = 'REFUNDED_OUT_OF_BAND'
         FROM payment_attempt WHERE id = attempt_id AND intent_id = $1 AND ${table}.state = 'REFUND_DUE'`,
        [intentId],
      );
    }
  }
}
