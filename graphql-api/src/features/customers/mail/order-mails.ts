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

/** An order as it is when the mail about it is written. */
export interface MailedOrder {
  readonly order: Order;
  /** The maker's number of the part; null if it has none, or is no longer sold. */
  readonly partNumber: string | null;
  readonly refundState: RefundState | null;
  readonly card: OrderMoney['card'];
  /** The shop's decision that the money goes back, in a mail about it: when, why and how much. */
  readonly decision: PaymentCase | null;
  /** The carrier; null until it is shipped, and if nobody named one. */
  readonly tracking: Tracking | null;
}

/** How to track a parcel; unknown values are null. */
export interface Tracking {
  readonly carrier: string;
  readonly number: string | null;
  readonly url: string | null;
}

export type OrderMailType = Extract<AnnouncementType, `order.${string}`>;

/** The content of each kind, about the announced subject; null when there is no longer anything to say. */
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
  // What was undone and shipped again is told with the parcel that it is in now.
  'order.shipped': (orders, sender, parcelId) =>
    shipped(
      orders.filter(({ order }) => order.parcelId === parcelId),
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

/** Whether the customer still has to do what the mail asks. */
function isPayable({ order }: MailedOrder): boolean {
  const { paidAt, deletedAt, held, holdExpiresAt } = order;
  return (
    paidAt === null && deletedAt === null && held && holdExpiresAt !== null && holdExpiresAt > new Date()
  );
}

function placed(told: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = told;
  if (!first) return null;
  const ends = told.map(({ order }) => order.holdExpiresAt?.getTime() ?? 0);
  const until = new Date(Math.min(...ends));
  const [time, total, one] = [clock(until, sender.timeZone), totalOf(told), told.length === 1];
  return {
    subject: `${one ? 'Order' : `${told.length} orders`} placed: pay ${total} until ${clock(until, sender.timeZone, 'no zone')}`,
    preview: `Nothing is charged yet. The parts are set aside until ${time}.`,
    label: labelOf(told),
    title: one ? 'Your order is placed' : 'Your orders are placed',
    lead: 'The parts are set aside for you. Nothing is charged yet.',
    cells: [
      { name: 'Pay until', value: `${time}, ${day(until, sender.timeZone)}` },
      { name: 'Total', value: total },
    ],
    lines: told.map((each) => ({
      title: each.order.product,
      detail: withNumber(each.partNumber, unitsAndPrice(each)),
      amount: toDollars(each.order.totalMinor),
    })),
    action: {
      label: `Pay ${total}`,
      url: paymentOf(told, sender),
    },
    hint: `After ${time} the parts go back to the shelf. Paying sets them aside again, if they are still there.`,
  };
}

function paid(told: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = told;
  if (!first?.order.paidAt) return null;
  const { card } = first;
  const total = totalOf(told);
  // If the mail is late, some orders may have moved on.
  const toShip = told.every(({ order }) => order.paid && !order.shipped);
  return {
    subject: `Paid: ${total} for ${inShort(told)}`,
    preview: 'Your payment is completed. This is the receipt.',
    label: 'Receipt',
    title: 'Your payment is completed. Thank You!',
    lead: `This mail is your receipt.${toShip ? ' We ship next and write again.' : ''}`,
    cells: [
      { name: 'Paid', value: moment(first.order.paidAt, sender.timeZone) },
      { name: 'In US dollars', value: total },
    ],
    lines: [
      ...told.map((each) => ({
        title: each.order.product,
        detail: `${each.order.number} · ${unitsAndPrice(each)}`,
        amount: toDollars(each.order.totalMinor),
      })),
      {
        title: 'Paid by card',
        amount: total,
        ...(card && { detail: `${capitalised(card.brand)}, ending in ${card.last4}` }),
      },
      ...backSince(told),
      ...deliveriesOf(told),
      ...(first.order.transactionId ? [{ title: 'Transaction', detail: first.order.transactionId }] : []),
    ],
    action: { label: told.length === 1 ? 'See the receipt' : 'See the orders', url: linkTo(told, sender) },
  };
}

function shipped(told: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = told;
  if (!first?.order.shippedAt) return null;
  const one = told.length === 1;
  // A parcel goes to one address, with one number.
  const { address } = first.order;
  const { tracking } = first;
  return {
    subject: `Shipped: ${inShort(told)}`,
    preview: `On its way since ${moment(first.order.shippedAt, sender.timeZone)}.`,
    label: labelOf(told),
    title: one ? 'Your order is on its way' : 'Your orders are on their way',
    lead: address
      ? `${one ? 'It goes' : 'They go'} to ${address}.`
      : one
        ? 'It has left our shelf.'
        : 'They have left our shelf.',
    cells: [
      { name: 'Shipped', value: moment(first.order.shippedAt, sender.timeZone) },
      { name: 'In it', value: pieces(told.reduce((sum, { order }) => sum + order.quantity, 0)) },
      ...(tracking ? [{ name: tracking.carrier, value: tracking.number ?? 'No number' }] : []),
    ],
    lines: told.map(({ order, partNumber }) => ({
      title: order.product,
      detail: withNumber(partNumber, order.number),
      amount: pieces(order.quantity),
    })),
    action: tracking?.url
      ? { label: 'Track the parcel', url: tracking.url }
      : { label: one ? 'See the order' : 'See the orders', url: linkTo(told, sender) },
  };
}

/** Says of each order only what has become of the money: what else the payment paid for has a receipt of its own. */
function paymentRejected(told: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = told;
  if (!first?.decision) return null;
  const one = told.length === 1;
  const total = isOfWhole(first.decision) ? moneyOf(first.decision) : toDollars(backOfAll(told));
  const [name, words] = refundStateLabels(told.map(({ refundState }) => refundState));
  const why = [...new Set(told.map(rejectionReason))].join(' ');
  return {
    subject: `Payment not taken: ${total} for ${inShort(told)}`,
    preview: words,
    label: labelOf(told),
    title: `Your payment was not taken for ${one ? 'this order' : 'these orders'}`,
    lead: `${why} ${words}`,
    cells: [
      { name: 'Not taken', value: moment(first.decision.openedAt, sender.timeZone) },
      { name, value: total },
    ],
    lines: told.map((each) => ({
      title: each.order.product,
      detail: `${each.order.number} · ${unitsAndPrice(each)}`,
      amount: toDollars(backOf(each)),
    })),
    action: { label: one ? 'See the order' : 'See the orders', url: linkTo(told, sender) },
  };
}

/** In words that are true of one order and of several. */
function rejectionReason({ order, decision }: MailedOrder): string {
  if (!decision) return '';
  if (isOfWhole(decision)) return 'What came does not fit what was to be paid.';
  if (decision.kind === PaymentCaseKind.DUPLICATE_PAYMENT)
    return 'What was paid before needs no second payment.';
  return order.deletedAt && order.deletedAt <= decision.openedAt
    ? 'What was deleted before the money came is not sent.'
    : decision.detail;
}

/** Whether a decision is about all of a payment, of which no order has a share that is known. */
export const isOfWhole = ({ kind }: PaymentCase) => kind === PaymentCaseKind.PAYMENT_MISMATCH;

/** All that came, in whatever currency. */
const moneyOf = ({ amountMinor, currency }: PaymentCase) =>
  currency === CURRENCY ? toDollars(amountMinor ?? 0) : `${toDecimal(amountMinor ?? 0)} ${String(currency)}`;

/** What goes back for an order by the decision that is told; if that is about a whole payment, its price. Minor units. */
const backOf = ({ order, decision }: MailedOrder) =>
  (decision && !isOfWhole(decision) ? decision.amountMinor : null) ?? order.totalMinor;
const backOfAll = (told: readonly MailedOrder[]) => told.reduce((sum, each) => sum + backOf(each), 0);

/** The label for a refund, and what is said about it: only what is known about all of it. */
export function refundStateLabels(
  states: readonly (RefundState | null)[],
): readonly [name: string, words: string] {
  if (states.includes(RefundState.FAILED))
    return ['To pay back', 'The card did not take the money back. We pay it back another way.'];
  return states.every((state) => state === RefundState.REFUNDED)
    ? ['Given back', 'The money went back to the card you paid with. Your bank decides when it shows.']
    : ['Goes back', 'The money goes back to the card you paid with. Your bank decides when it shows.'];
}

/**
 * Says only what is known about the money: on its way, refunded, or refused by the provider; and of it only what goes
 * back now, if somebody gave some back by hand before.
 */
function refunded(told: readonly MailedOrder[], sender: MailSender): MailContent | null {
  const [first] = told;
  if (!first?.order.refundedAt) return null;
  const states = told.map(({ refundState }) => refundState);
  const [name, words] = refundStateLabels(states);
  const [all, now] = [sumOf(told), backOfAll(told)];
  const isBefore = now === 0 && !states.includes(RefundState.FAILED);
  const lead = isBefore ? 'The money was refunded before.' : words;
  const total = toDollars(now || all);
  const what = told.every(({ order }) => order.cancelledAt) ? 'Cancelled' : 'Refunded';
  return {
    subject: `${what}: ${isBefore ? '' : `${total} for `}${inShort(told)}`,
    preview: lead,
    label: labelOf(told),
    title:
      told.length === 1 ? `Your order is ${what.toLowerCase()}` : `Your orders are ${what.toLowerCase()}`,
    lead: `Nothing is shipped. ${lead}`,
    cells: [
      { name: what, value: moment(first.order.refundedAt, sender.timeZone) },
      ...(isBefore ? [] : [{ name, value: total }]),
    ],
    lines: [
      ...told.map((each) => ({
        title: each.order.product,
        detail: `${each.order.number} · ${unitsAndPrice(each)}`,
        amount: toDollars(each.order.totalMinor),
      })),
      ...(now < all ? [{ title: 'Refunded before', amount: toDollars(all - now) }] : []),
    ],
    action: { label: told.length === 1 ? 'See the order' : 'See the orders', url: linkTo(told, sender) },
  };
}

const sumOf = (told: readonly MailedOrder[]) => told.reduce((sum, { order }) => sum + order.totalMinor, 0);
const totalOf = (told: readonly MailedOrder[]) => toDollars(sumOf(told));

const labelOf = (told: readonly MailedOrder[]) =>
  told.length === 1 ? `Order ${told[0]?.order.number ?? ''}` : `${told.length} orders`;

/** "2 × Front brake disc" or "4 orders", for a subject. */
const inShort = (told: readonly MailedOrder[]) =>
  told.length === 1 && told[0]
    ? `${told[0].order.quantity} × ${shortened(told[0].order.product)}`
    : `${told.length} orders`;

const SUBJECT_HAS = 60;
export const shortened = (name: string) =>
  name.length > SUBJECT_HAS ? `${cutTo(name, SUBJECT_HAS - 1)}…` : name;

const unitsAndPrice = ({ order }: MailedOrder) => `${order.quantity} × ${toDollars(order.unitPriceMinor)}`;
const withNumber = (number: string | null, detail: string) => (number ? `${number} · ${detail}` : detail);
const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
export const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

function paymentOf([first, ...others]: readonly MailedOrder[], { shopUrl }: MailSender): string {
  const page = `${shopUrl}/dashboard/payment/${first?.order.id ?? ''}`;
  return others.length > 0 ? `${page}?with=${others.map(({ order }) => order.id).join()}` : page;
}

const myOrders = ({ shopUrl }: MailSender) => `${shopUrl}/dashboard/myorders`;
const linkTo = (told: readonly MailedOrder[], sender: MailSender) =>
  told.length === 1 && told[0] && !told[0].order.deletedAt
    ? `${myOrders(sender)}/${told[0].order.id}`
    : myOrders(sender);

/** What has gone back, or is to, by the time a late receipt leaves. */
function backSince(told: readonly MailedOrder[]): Line[] {
  const back = told.filter(({ order }) => order.refundedMinor > 0);
  const [title] = refundStateLabels(back.map(({ refundState }) => refundState));
  const amount = toDollars(back.reduce((sum, { order }) => sum + order.refundedMinor, 0));
  return back.length > 0 ? [{ title, amount }] : [];
}

/** Where it goes; if the orders go to different places, with the numbers of those that go there. */
function deliveriesOf(told: readonly MailedOrder[]): Line[] {
  const addressed = told.flatMap(({ order }) => (order.address ? [order] : []));
  const groups = groupBy(addressed, ({ name, address, phone }) =>
    [name, address, phone].filter(Boolean).join(', '),
  );
  return [...groups].map(([to, orders]) => ({
    title: 'Send to',
    detail: orders.length === told.length ? to : `${to} (${orders.map(({ number }) => number).join(', ')})`,
  }));
}
