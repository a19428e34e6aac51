import { formatMoneyOf } from '#shared/format/foreign-money';
import type {
  PaymentCaseAction,
  PaymentCaseKind,
  PaymentCaseResolution,
} from '#shared/gql/schema-types.generated';
import type { AdminCases_CaseFragment } from './admin-cases.generated';

type Case = AdminCases_CaseFragment;

/** The money that it is about; nothing where it is about none. */
export const caseMoney = ({ amount, currency }: Pick<Case, 'amount' | 'currency'>) =>
  amount === null ? '' : formatMoneyOf(amount, currency);

const advice: Record<PaymentCaseKind, string> = {
  PAYMENT_WITHOUT_ORDER: 'Payment with no matching order. Refund it.',
  PAYMENT_MISMATCH: 'The order stays unpaid. Refund the payment; the customer can then pay the right amount.',
  DUPLICATE_PAYMENT:
    'Two payments for one order. The second is refunded automatically; this retries the refund.',
  LATE_PAYMENT:
    'The payment arrived too late to fill the order. A refund is issued automatically; this retries it.',
  PAYMENT_UNCONFIRMED: 'Checked automatically. This checks now.',
  REFUND_DUE: 'Stripe has not accepted the refund yet. It is retried automatically; this retries it now.',
  REFUND_FAILED: "It isn't retried. Refund the customer by another method, then mark it here.",
  PROVIDER_REFUND: 'Make sure shipment and payment match, then mark as resolved.',
  DISPUTE:
    "Don't ship, refund or pay the customer: the bank may reverse the payment. Respond in the Stripe dashboard, then mark as answered here. The case then waits for the bank.",
  CHARGEBACK: 'The bank has reversed the payment. Follow up, then mark as resolved.',
  UNMATCHED_EVENT:
    'Find out what triggered it, such as another system on the same account. Then mark as resolved.',
  MAIL_NOT_SENT: 'The recipient has not been notified. Call or write, then mark as resolved.',
};

const adviceForAction: Partial<Record<PaymentCaseAction, string>> = {
  CLOSE_ORDER:
    'The customer has been refunded, and the order has not shipped. Cancel it to return its items to stock.',
};

const adviceForSeveral =
  'The payment covered several orders. Select the ones the refund was for. Unshipped orders are canceled and their items returned to stock. Shipped orders stay shipped, and are refunded less if they are returned. If it was for none of them, mark as resolved.';

/** Advice on how to resolve a case. */
export const caseAdvice = ({ kind, action, state, orders }: Case) =>
  orders.length > 0
    ? adviceForSeveral
    : kind === 'DISPUTE' && state === 'WAITING'
      ? 'Answered. The case closes when the bank decides.'
      : kind === 'REFUND_FAILED' && action === 'CHECK_AGAIN'
        ? "The payment is disputed: the bank may pay the customer. Don't refund them by another method. Respond to the dispute; this case waits for the bank."
        : ((action && adviceForAction[action]) ?? advice[kind]);

/** Label of the action's button. */
export function actionLabel(action: PaymentCaseAction, found: Case): string {
  switch (action) {
    case 'REFUND':
      return `Refund ${caseMoney(found)}`.trim();
    case 'MARK_REFUNDED':
      return 'Mark as refunded';
    case 'CLOSE_ORDER':
      return 'Cancel order';
    case 'CHECK_AGAIN':
      return 'Check with Stripe again';
    case 'ACKNOWLEDGE':
      if (found.orders.length > 0) return 'Assign to order';
      return found.kind === 'DISPUTE' ? 'Mark as answered' : 'Mark as resolved';
  }
}

/** Says why the action is safe. */
export const actionSafety: Record<PaymentCaseAction, string> = {
  REFUND: 'Refunds only once. Logged under your name.',
  MARK_REFUNDED: 'Asks for the method and date. Moves no money. Logged under your name.',
  CLOSE_ORDER: 'Done only once. Moves no money. Logged under your name.',
  CHECK_AGAIN: 'Only applies what Stripe already shows.',
  ACKNOWLEDGE: 'Moves no money. Logged under your name.',
};

/** Question of the dialog before the action; undefined if it needs none. */
export const actionQuestions: Partial<Record<PaymentCaseAction, string>> = {
  REFUND: 'Refund this payment?',
  MARK_REFUNDED: 'How was it refunded?',
  CLOSE_ORDER: 'Cancel this order?',
  ACKNOWLEDGE: 'Mark this case as resolved?',
};

/** Label that confirms naming these orders: with the number of those that are canceled, if any. */
export function namedOrdersText(named: Case['orders']): string {
  if (named.length === 0) return 'Mark as resolved';
  const count = named.filter(({ shipped }) => !shipped).length;
  if (count === 0) return 'Apply to shipped orders';
  return count === 1 ? 'Cancel 1 order' : `Cancel ${count} orders`;
}

/** Labels of how a case ended. */
export const resolutionLabels: Record<PaymentCaseResolution, string> = {
  REFUNDED: 'Refunded',
  REFUNDED_OUT_OF_BAND: 'Refunded by another method',
  SETTLED: 'Matched to its order',
  ORDER_CLOSED: 'The order was canceled',
  ACKNOWLEDGED: 'Resolved',
  DISPUTE_WON: 'The bank decided in our favor',
  SUPERSEDED: 'Continued in another case',
};

/** Message about a case that was just closed, with the number of named orders. */
export const closedMessage = (resolution: PaymentCaseResolution, named: number) =>
  named > 0 && resolution === 'ACKNOWLEDGED' ? 'Applied to shipped orders' : resolutionLabels[resolution];
