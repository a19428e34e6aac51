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
  PAYMENT_WITHOUT_ORDER: 'Money came in that belongs to no order of this shop. Give it back.',
  PAYMENT_MISMATCH:
    'The order stays unpaid. Give the money back; the customer can pay the right amount then.',
  DUPLICATE_PAYMENT:
    'Two payments for one order. The shop gives the second one back by itself; this asks again.',
  LATE_PAYMENT:
    'The customer paid for what is gone. The shop gives the money back by itself; this asks again.',
  PAYMENT_UNCONFIRMED: 'The shop asks again by itself. This asks now.',
  REFUND_DUE: 'The provider has not taken the refund yet. The shop asks again by itself; this asks now.',
  REFUND_FAILED: 'Nothing asks again. Pay the customer another way, then say so here.',
  PROVIDER_REFUND: 'See to it that what was sent and what was paid agree, then say so here.',
  DISPUTE:
    "Don't ship, refund or pay the customer: the bank may take the money. Answer in the provider's dashboard, then say so here. The case waits for the bank.",
  CHARGEBACK: 'The money is gone. See to it, then say so here.',
  UNMATCHED_EVENT: 'Find out who asked for it: another system with the same account? Then say so here.',
  MAIL_NOT_SENT: 'The recipient does not know. Call or write, then say so here.',
};

const adviceForAction: Partial<Record<PaymentCaseAction, string>> = {
  CLOSE_ORDER:
    'The money is back with the customer, and the order is not shipped. Take it back: its pieces go on the shelf.',
};

const adviceForSeveral =
  'It paid several orders. Name those that the money was for. What is to be shipped is taken back, and its pieces go on the shelf; what is shipped stays so, and that much less goes back when it is returned. If it was for none of them, say that you have seen to it.';

/** One sentence on what is to be done. */
export const caseAdvice = ({ kind, action, state, orders }: Case) =>
  orders.length > 0
    ? adviceForSeveral
    : kind === 'DISPUTE' && state === 'WAITING'
      ? 'It was answered. The case is over once the bank has decided.'
      : kind === 'REFUND_FAILED' && action === 'CHECK_AGAIN'
        ? 'The payment is disputed: the bank may pay the customer. Don’t pay them another way. Answer the dispute; this waits for the bank.'
        : ((action && adviceForAction[action]) ?? advice[kind]);

/** What the button says. */
export function actionLabel(action: PaymentCaseAction, found: Case): string {
  switch (action) {
    case 'REFUND':
      return `Refund ${caseMoney(found)}`.trim();
    case 'MARK_REFUNDED':
      return 'Mark as paid back';
    case 'CLOSE_ORDER':
      return 'Take the order back';
    case 'CHECK_AGAIN':
      return 'Ask the provider again';
    case 'ACKNOWLEDGE':
      if (found.orders.length > 0) return 'Say what it was for';
      return found.kind === 'DISPUTE' ? 'Mark as answered' : 'Mark as seen to';
  }
}

/** Why it is safe to press. */
export const actionSafety: Record<PaymentCaseAction, string> = {
  REFUND: 'Safe to press twice: it is refunded once. Your name goes into the log.',
  MARK_REFUNDED: 'Asks for the way and the date. Sends nothing. Your name goes into the log.',
  CLOSE_ORDER: 'Safe to press twice: it is done once. No money moves. Your name goes into the log.',
  CHECK_AGAIN: 'Changes nothing that the provider has not.',
  ACKNOWLEDGE: 'Sends nothing. Your name goes into the log.',
};

/** What a dialog asks before it is done; what needs no question has none. */
export const actionQuestions: Partial<Record<PaymentCaseAction, string>> = {
  REFUND: 'Give this money back?',
  MARK_REFUNDED: 'How was it paid back?',
  CLOSE_ORDER: 'Take this order back?',
  ACKNOWLEDGE: 'Have you seen to this?',
};

/** What says yes to naming these orders: how many are taken back, if any is. */
export function namedOrdersText(named: Case['orders']): string {
  if (named.length === 0) return 'Mark as seen to';
  const count = named.filter(({ shipped }) => !shipped).length;
  if (count === 0) return 'Count it for what is shipped';
  return count === 1 ? 'Take 1 order back' : `Take ${count} orders back`;
}

/** How a case ended. */
export const resolutionLabels: Record<PaymentCaseResolution, string> = {
  REFUNDED: 'The money went back',
  REFUNDED_OUT_OF_BAND: 'Paid back another way',
  SETTLED: 'It found its order after all',
  ORDER_CLOSED: 'The order was taken back',
  ACKNOWLEDGED: 'Seen to',
  DISPUTE_WON: 'The bank decided for the shop',
  SUPERSEDED: 'Goes on as another case',
};

/** How a case ended just now, of which so many orders were named. */
export const closedMessage = (resolution: PaymentCaseResolution, named: number) =>
  named > 0 && resolution === 'ACKNOWLEDGED' ? 'It counts for what is shipped' : resolutionLabels[resolution];
