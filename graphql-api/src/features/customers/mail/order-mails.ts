import { cutTo } from '../../../shared/cut-to.js';
import { groupBy } from '../../../shared/group-by.js';
import { CURRENCY, toDecimal, toDollars } from '../../../shared/money.js';
import type { PaymentCase } from '../../payments/payment/payment-case.entity.js';
import { PaymentCaseKind } from '../../payments/payment/payment-case.kinds.js';
import type { OrderMoney } from '../../payments/refunding/order-money.service.js';
import { RefundState } from '../../payments/refunding/refund-state.kinds.js';
import type { Order } from '../../orders/order/order.entity.js';
import type { AnnouncementType } from '../outbox/announce.js';
import type { Line, MailContent, MailSender } from './mail-content.js';
import { clock, day, moment } from './moments.js';

/** An order's state when its email is written. */
export interface MailedOrder {
  readonly order: Order;
  /** The manufacturer's part number; null if it has none or is no longer sold. */
  readonly partNumber: string | null;
  readonly refundState: RefundState | null;
  readonly card: OrderMoney['card'];
  /** The decision to refund that the email is about: when, why and how much. */
  readonly decision: PaymentCase | null;
  /** Null until shipped, or if no carrier was selected. */
  readonly tracking: Tracking | null;
}

/** How to track a parcel; unknown values are null. */
export interface Tracking {
  readonly carrier: string;
  readonly number: string | null;
  readonly url: string | null;
}

export type OrderMailType = Extract<AnnouncementType, `order.${string}`>;

/** The content of each kind of email; null if it no longer applies. */
export const ORDER_MAILS: Record<
  OrderMailType,
  (orders: readonly MailedOrder[], sender: MailSender, subject: string) => MailContent | null
> = {
  'order.placed': (orders, sender) => placed(orders.filter(isPayable), sender),
  'order.paid': (orders, sender) =>
    paid(
      orders.filter(({ order }) => order.paidAt !== null),
      sender,
    ),
  // An order that was reshipped is included in its current parcel's email.
  'order.shipped': (orders, sender, parcelId) =>
    shipped(
      orders.filter(({ order }) => order.parcelId === parcelId),
      sender,
    ),
  'order.relabeled': (orders, sender, correction) =>
    relabeled(
      orders.filter(({ order }) => order.parcelId === correction.split(':')[0]),
      sender,
    ),
  'order.not-taken': (orders, sender) =>
    paymentRejected(
      orders.filter(({ refundState, decision }) => decision !== null && refundState !== null),
      sender,
    ),
  'order.refunded': (orders, sender) =>
    refunded(
      orders.filter(({ order }) => order.refunded),
      sender,
    ),
};

/** Whether the customer can still pay for the order. */
function isPayable({ order }: MailedOrder): boolean {
  const { paidAt, deletedAt, held, holdExpiresAt } = order;
  return (
    paidAt === null && deletedAt === null && held && holdExpiresAt !== null && holdExpiresAt > new Date()
  );
}

function placed(mailed: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = mailed;
  if (!first) return null;
  const ends = mailed.map(({ order }) => order.holdExpiresAt?.getTime() ?? 0);
  const until = new Date(Math.min(...ends));
  const [time, total, one] = [clock(until, sender.timeZone), totalOf(mailed), mailed.length === 1];
  return {
    subject: `${one ? 'Order' : `${mailed.length} orders`} placed: pay ${total} by ${clock(until, sender.timeZone, 'no zone')}`,
    preview: `You haven't been charged yet. We hold your items until ${time}.`,
    label: labelOf(mailed),
    title: one ? 'Your order is placed' : 'Your orders are placed',
    lead: "We are holding your items while you pay. You haven't been charged yet.",
    cells: [
      { name: 'Pay by', value: `${time}, ${day(until, sender.timeZone)}` },
      { name: 'Total', value: total },
    ],
    lines: mailed.map((each) => ({
      title: each.order.product,
      detail: withNumber(each.partNumber, unitsAndPrice(each)),
      amount: toDollars(each.order.totalMinor),
    })),
    action: {
      label: `Pay ${total}`,
      url: paymentOf(mailed, sender),
    },
    hint: `After ${time} your items may sell out. You can still pay if they are in stock.`,
  };
}

function paid(mailed: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = mailed;
  if (!first?.order.paidAt) return null;
  const { card } = first;
  const total = totalOf(mailed);
  // Some orders may have changed if the email is late.
  const toShip = mailed.every(({ order }) => order.paid && !order.shipped);
  return {
    subject: `Paid: ${total} for ${inShort(mailed)}`,
    preview: 'Your payment is completed. This is your receipt.',
    label: 'Receipt',
    title: 'Your payment is completed. Thank You!',
    lead: `This email is your receipt.${toShip ? " We'll email you when your order ships." : ''}`,
    cells: [
      { name: 'Paid', value: moment(first.order.paidAt, sender.timeZone) },
      { name: 'Total (USD)', value: total },
    ],
    lines: [
      ...mailed.map((each) => ({
        title: each.order.product,
        detail: `${each.order.number} · ${unitsAndPrice(each)}`,
        amount: toDollars(each.order.totalMinor),
      })),
      {
        title: 'Paid by card',
        amount: total,
        ...(card && { detail: `${capitalized(card.brand)}, ending in ${card.last4}` }),
      },
      ...backSince(mailed),
      ...deliveriesOf(mailed),
      ...(first.order.transactionId ? [{ title: 'Transaction ID', detail: first.order.transactionId }] : []),
    ],
    action: {
      label: mailed.length === 1 ? 'View receipt' : 'View orders',
      url: linkTo(mailed, sender),
    },
  };
}

function shipped(mailed: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = mailed;
  if (!first?.order.shippedAt) return null;
  const one = mailed.length === 1;
  // A parcel goes to one address, with one number.
  const { address } = first.order;
  const { tracking } = first;
  return {
    subject: `Shipped: ${inShort(mailed)}`,
    preview: `Shipped ${moment(first.order.shippedAt, sender.timeZone)}.`,
    label: labelOf(mailed),
    title: one ? 'Your order is on its way' : 'Your orders are on their way',
    lead: address ? `Shipped to ${address}.` : one ? 'Your order has shipped.' : 'Your orders have shipped.',
    cells: [
      { name: 'Shipped', value: moment(first.order.shippedAt, sender.timeZone) },
      { name: 'Shipped items', value: String(mailed.reduce((sum, { order }) => sum + order.quantity, 0)) },
      ...(tracking ? [{ name: tracking.carrier, value: tracking.number ?? 'No tracking number' }] : []),
    ],
    lines: mailed.map(({ order, partNumber }) => ({
      title: order.product,
      detail: withNumber(partNumber, order.number),
      amount: pieces(order.quantity),
    })),
    action: tracking?.url
      ? { label: 'Track the parcel', url: tracking.url }
      : { label: one ? 'View order' : 'View orders', url: linkTo(mailed, sender) },
  };
}

/** The parcel's carrier and number as they are when the mail is written. */
function relabeled(mailed: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const content = shipped(mailed, sender);
  return (
    content && {
      ...content,
      subject: `New tracking details: ${inShort(mailed)}`,
      preview: 'The carrier or tracking number of your parcel has changed.',
      title: 'Your tracking details have changed',
      lead: 'The carrier or tracking number of your parcel was corrected. These are the current details.',
    }
  );
}

/** Covers rejected orders only; accepted orders of the same payment get their own receipt. */
function paymentRejected(mailed: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = mailed;
  if (!first?.decision) return null;
  const one = mailed.length === 1;
  const total = isOfWhole(first.decision) ? moneyOf(first.decision) : toDollars(backOfAll(mailed));
  const [name, value] = refundStateLabels(mailed.map(({ refundState }) => refundState));
  const why = [...new Set(mailed.map(rejectionReason))].join(' ');
  return {
    subject: `Payment not accepted: ${total} for ${inShort(mailed)}`,
    preview: value,
    label: labelOf(mailed),
    title: `We couldn't accept your payment for ${one ? 'this order' : 'these orders'}`,
    lead: `${why} ${value}`,
    cells: [
      { name: 'Not accepted on', value: moment(first.decision.openedAt, sender.timeZone) },
      { name, value: total },
    ],
    lines: mailed.map((each) => ({
      title: each.order.product,
      detail: `${each.order.number} · ${unitsAndPrice(each)}`,
      amount: toDollars(backOf(each)),
    })),
    action: { label: one ? 'View order' : 'View orders', url: linkTo(mailed, sender) },
  };
}

/** Worded to apply to one order or several. */
function rejectionReason({ order, decision }: MailedOrder): string {
  if (!decision) return '';
  if (isOfWhole(decision)) return "The payment doesn't match the amount due.";
  if (decision.kind === PaymentCaseKind.DUPLICATE_PAYMENT) return 'You have already paid for this.';
  return order.deletedAt && order.deletedAt <= decision.openedAt
    ? 'Orders deleted before we received your payment are not shipped.'
    : decision.detail;
}

/** Whether a decision concerns the whole payment, so that the orders' shares are unknown. */
export const isOfWhole = ({ kind }: PaymentCase) => kind === PaymentCaseKind.PAYMENT_MISMATCH;

/** The amount received, in its own currency. */
const moneyOf = ({ amountMinor, currency }: PaymentCase) =>
  currency === CURRENCY ? toDollars(amountMinor ?? 0) : `${toDecimal(amountMinor ?? 0)} ${String(currency)}`;

/** The order's refund under the decision; its price if the decision concerns a whole payment. Minor units. */
const backOf = ({ order, decision }: MailedOrder) =>
  (decision && !isOfWhole(decision) ? decision.amountMinor : null) ?? order.totalMinor;
const backOfAll = (mailed: readonly MailedOrder[]) => mailed.reduce((sum, each) => sum + backOf(each), 0);

type RefundLabel = 'Refund failed' | 'Refund pending' | 'Refunded';

/** Titles of emails about refunds, by the refunds' label. */
export const refundTitles = {
  'Refund failed': 'Your refund failed',
  'Refund pending': 'Your refund is pending',
  Refunded: 'Your refund is complete',
} as const satisfies Record<RefundLabel, string>;

/** A label and a sentence that hold for all of the refunds. */
export function refundStateLabels(
  states: readonly (RefundState | null)[],
): readonly [name: RefundLabel, text: string] {
  if (states.includes(RefundState.FAILED))
    return ['Refund failed', 'Your card did not accept the refund. We will refund you by another method.'];
  return states.every((state) => state === RefundState.REFUNDED)
    ? ['Refunded', 'We refunded the card you paid with. It can take a few days to appear on your statement.']
    : [
        'Refund pending',
        'We are refunding the card you paid with. It can take a few days to appear on your statement.',
      ];
}

/**
 * States the refund as pending, refunded or failed, and excludes what was refunded manually before.
 */
function refunded(mailed: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = mailed;
  if (!first?.order.refundedAt) return null;
  const states = mailed.map(({ refundState }) => refundState);
  const [name, value] = refundStateLabels(states);
  const [all, now] = [sumOf(mailed), backOfAll(mailed)];
  const isBefore = now === 0 && !states.includes(RefundState.FAILED);
  const lead = isBefore ? 'Your payment was already refunded.' : value;
  const total = toDollars(now || all);
  const isCanceled = mailed.every(({ order }) => order.cancelledAt);
  const what = isCanceled ? 'Canceled' : isBefore ? 'Refunded' : name;
  const yours = mailed.length === 1 ? 'Your order is' : 'Your orders are';
  return {
    subject: `${what}: ${isBefore ? '' : `${total} for `}${inShort(mailed)}`,
    preview: lead,
    label: labelOf(mailed),
    title: isCanceled || what === 'Refunded' ? `${yours} ${what.toLowerCase()}` : refundTitles[name],
    lead: `${mailed.length === 1 ? "Your order won't ship." : "These orders won't ship."} ${lead}`,
    cells: [
      {
        name: isCanceled ? 'Canceled on' : isBefore ? 'Refunded on' : 'Refund issued',
        value: moment(first.order.refundedAt, sender.timeZone),
      },
      ...(isBefore ? [] : [{ name, value: total }]),
    ],
    lines: [
      ...mailed.map((each) => ({
        title: each.order.product,
        detail: `${each.order.number} · ${unitsAndPrice(each)}`,
        amount: toDollars(each.order.totalMinor),
      })),
      ...(now < all ? [{ title: 'Already refunded', amount: toDollars(all - now) }] : []),
    ],
    action: { label: mailed.length === 1 ? 'View order' : 'View orders', url: linkTo(mailed, sender) },
  };
}

const sumOf = (mailed: readonly MailedOrder[]) =>
  mailed.reduce((sum, { order }) => sum + order.totalMinor, 0);
const totalOf = (mailed: readonly MailedOrder[]) => toDollars(sumOf(mailed));

const labelOf = (mailed: readonly MailedOrder[]) =>
  mailed.length === 1 ? `Order ${mailed[0]?.order.number ?? ''}` : `${mailed.length} orders`;

/** "2 × Front brake disc" or "4 orders", for a subject. */
const inShort = (mailed: readonly MailedOrder[]) =>
  mailed.length === 1 && mailed[0]
    ? `${mailed[0].order.quantity} × ${shortened(mailed[0].order.product)}`
    : `${mailed.length} orders`;

const SUBJECT_HAS = 60;
export const shortened = (name: string) =>
  name.length > SUBJECT_HAS ? `${cutTo(name, SUBJECT_HAS - 1)}…` : name;

const unitsAndPrice = ({ order }: MailedOrder) => `${order.quantity} × ${toDollars(order.unitPriceMinor)}`;
const withNumber = (number: string | null, detail: string) => (number ? `${number} · ${detail}` : detail);
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const pieces = (count: number) => (count === 1 ? '1 item' : `${count} items`);

function paymentOf([first, ...others]: readonly MailedOrder[], { shopUrl }: MailSender): string {
  const page = `${shopUrl}/dashboard/payment/${first?.order.id ?? ''}`;
  return others.length > 0 ? `${page}?with=${others.map(({ order }) => order.id).join()}` : page;
}

const myOrders = ({ shopUrl }: MailSender) => `${shopUrl}/dashboard/myorders`;
const linkTo = (mailed: readonly MailedOrder[], sender: MailSender) =>
  mailed.length === 1 && mailed[0] && !mailed[0].order.deletedAt
    ? `${myOrders(sender)}/${mailed[0].order.id}`
    : myOrders(sender);

/** Refunds issued or pending by the time a late receipt is sent. */
function backSince(mailed: readonly MailedOrder[]): Line[] {
  const back = mailed.filter(({ order }) => order.refundedMinor > 0);
  const [title] = refundStateLabels(back.map(({ refundState }) => refundState));
  const amount = toDollars(back.reduce((sum, { order }) => sum + order.refundedMinor, 0));
  return back.length > 0 ? [{ title, amount }] : [];
}

/** Shipping addresses, with order numbers if the orders ship to several. */
function deliveriesOf(mailed: readonly MailedOrder[]): Line[] {
  const addressed = mailed.flatMap(({ order }) => (order.address ? [order] : []));
  const groups = groupBy(addressed, ({ name, address, phone }) =>
    [name, address, phone].filter(Boolean).join(', '),
  );
  return [...groups].map(([to, orders]) => ({
    title: 'Ship to',
    detail: orders.length === mailed.length ? to : `${to} (${orders.map(({ number }) => number).join(', ')})`,
  }));
}
