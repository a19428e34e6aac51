import { type EntityManager, In, IsNull } from 'typeorm';

import { CURRENCY, toDollars } from '../../../shared/money.js';
import { PaymentCase } from '../../payments/payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseState } from '../../payments/payment/payment-case.kinds.js';
import { findPayment } from '../../payments/payment/payment-set.js';
import type { OrderMoneyReader } from '../../payments/refunding/order-money.service.js';
import { RefundState } from '../../payments/refunding/refund-state.kinds.js';
import { Order } from '../../orders/order/order.entity.js';
import type { RefundFailureEvent } from '../outbox/announce.js';
import { User } from '../user/user.entity.js';
import type { MailContent, MailSender } from './mail-content.js';
import type { Letter, MailKind, MailKinds } from './mail-kinds.js';
import { FIRST_PAUSE_SECONDS } from './mail-sending.service.js';
import { moment } from './moments.js';
import { refundStateLabels, shortened } from './order-mails.js';

/**
 * Whether the refund email already reports the failure: it is unwritten, or was written at least a second after the case
 * was opened. A retried email may have been sent earlier, so it does not count.
 */
const IS_NOTIFIED = `SELECT EXISTS (
  SELECT FROM outbox WHERE key = ANY(ARRAY(
      SELECT 'order.refunded:' || $1
      UNION ALL SELECT key FROM outbox WHERE key = 'order.not-taken:' || $4 AND payload->'orderIds' ? $1
      UNION ALL SELECT 'return.refunded:' || return_id FROM return_refund
        WHERE order_id = $1::uuid AND (refund_id = $2 OR $2 LIKE '%:' || return_id)))
    AND (outcome IS NULL AND attempts = 0
      OR outcome = 'SENT' AND attempts = 1
        AND due_at - make_interval(secs => ${FIRST_PAUSE_SECONDS}) > $3::timestamptz + interval '1 second')) AS notified`;

/** Notifies customers of a refund that failed after its email was sent. */
export class RefundMailKinds {
  constructor(
    private readonly manager: EntityManager,
    private readonly money: OrderMoneyReader,
    private readonly sender: MailSender,
  ) {}

  get kinds(): Pick<MailKinds, 'refund.failed'> {
    const failed: MailKind<RefundFailureEvent> = {
      purpose: 'Email to the customer: refund failed',
      reason: 'ORDERED',
      write: (payload) => this.write(payload),
    };
    return { 'refund.failed': failed };
  }

  /** Null once refunded, during a dispute, and if the refund email already reported the failure or was never sent. */
  private async write({ caseId }: RefundFailureEvent): Promise<Letter | null> {
    const found = await this.manager.findOneBy(PaymentCase, { id: caseId });
    if (!found?.orderId || found.state === PaymentCaseState.CLOSED) return null;
    const whole = await this.wholeOf(found);
    const orders = await this.manager.find(Order, {
      where: { id: In(whole?.orderIds ?? [found.orderId]) },
      withDeleted: true,
      order: { id: 'ASC' },
    });
    const [order] = orders;
    const [money] = await this.money.find([found.orderId]);
    const state = whole ? await this.money.findOfCase(whole.decision) : money?.refundState;
    if (!order || state !== RefundState.FAILED || money?.disputed) return null;
    const [{ notified }]: [{ notified: boolean }] = await this.manager.query(IS_NOTIFIED, [
      order.id,
      found.subject,
      found.openedAt,
      found.transactionId,
    ]);
    if (notified) return null;
    const customer = await this.manager.findOneBy(User, { uid: order.userUid, erasedAt: IsNull() });
    return customer && { to: customer.email, content: contentOf(found, orders, this.sender) };
  }

  /** The decision and orders of a mismatched payment that was refunded as a whole. */
  private async wholeOf({ transactionId }: PaymentCase) {
    const payment = transactionId === null ? null : await findPayment(this.manager, transactionId);
    if (payment?.attempt.state !== 'CANCELED') return null;
    const decision = await this.manager.findOneBy(PaymentCase, {
      kind: PaymentCaseKind.PAYMENT_MISMATCH,
      subject: transactionId ?? '',
    });
    return decision && { decision, orderIds: payment.shares.map(({ orderId }) => orderId) };
  }
}

function contentOf(
  { amountMinor, currency, openedAt }: PaymentCase,
  orders: readonly Order[],
  { shopUrl, timeZone }: MailSender,
): MailContent {
  const [name, lead] = refundStateLabels([RefundState.FAILED]);
  const amount = amountMinor !== null && currency === CURRENCY ? toDollars(amountMinor) : null;
  const [order] = orders.length === 1 ? orders : [];
  const what = order ? `${order.quantity} × ${shortened(order.product)}` : `${orders.length} orders`;
  const page = order && !order.deletedAt ? `/${order.id}` : '';
  return {
    subject: `Your refund failed: ${amount === null ? what : `${amount} for ${what}`}`,
    preview: lead,
    label: order ? `Order ${order.number}` : what,
    title: 'Your refund failed',
    lead,
    cells: [
      { name: 'Date', value: moment(openedAt, timeZone) },
      ...(amount === null ? [] : [{ name, value: amount }]),
    ],
    lines: orders.map(({ product, number, quantity, unitPriceMinor, totalMinor }) => ({
      title: product,
      detail: `${number} · ${quantity} × ${toDollars(unitPriceMinor)}`,
      amount: toDollars(totalMinor),
    })),
    action: {
      label: page === '' ? 'View orders' : 'View order',
      url: `${shopUrl}/dashboard/myorders${page}`,
    },
  };
}
