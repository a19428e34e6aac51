import { LAST_ZONE } from '../../../shared/last-day.js';
import { toDollars } from '../../../shared/money.js';
import type { RefundState } from '../../payments/refunding/refund-state.kinds.js';
import type { Order } from '../../orders/order/order.entity.js';
import { type AnnouncementType, arrivalOf } from '../outbox/announce.js';
import type { Return } from '../../fulfillment/return/return.entity.js';
import { ReturnReason, ReturnState } from '../../fulfillment/return/return.kinds.js';
import { againUntil, sendBy } from '../../fulfillment/return/return-rules.js';
import type { ReturnOffer } from '../../fulfillment/return/return.types.js';
import type { MailContent, MailSender } from './mail-content.js';
import { day, moment } from './moments.js';
import { refundStateLabels, refundTitles, pieces, shortened } from './order-mails.js';

/** A return's state when its email is written. */
export interface MailedReturn {
  readonly found: Return;
  readonly order: Order;
  readonly refundState: RefundState | null;
  /** The return that the customer can still request. */
  readonly offer: ReturnOffer | null;
}

export type ReturnMailType = Extract<AnnouncementType, `return.${string}`>;

const REASONS: Record<ReturnReason, string> = {
  DOES_NOT_FIT: 'It does not fit',
  DAMAGED: 'It is damaged',
  WRONG_PART: 'It is not the part I ordered',
  CHANGED_MIND: 'I changed my mind',
};

/** The content of each kind of email; null if it no longer applies. */
export const RETURN_MAILS: Record<
  ReturnMailType,
  (mailed: MailedReturn, sender: MailSender, subject: string) => MailContent | null
> = {
  'return.requested': requested,
  'return.accepted': accepted,
  'return.declined': declined,
  'return.received': received,
  'return.refunded': refunded,
};

function requested(mailed: MailedReturn, sender: MailSender): MailContent | null {
  const { found } = mailed;
  if (found.state !== ReturnState.REQUESTED) return null;
  return {
    ...common(mailed, sender),
    subject: `Return requested: ${inShort(mailed)}`,
    preview: "Please don't ship it yet. We'll review your request and email you.",
    title: 'We have your request',
    lead: "Please don't ship it yet. We'll review your request and email you.",
    message: found.text && `Your comment: ${found.text}`,
    cells: [
      { name: 'Requested', value: moment(found.requestedAt, sender.timeZone) },
      { name: 'Reason', value: REASONS[found.reason] },
      { name: 'Refund amount', value: toDollars(found.amountMinor) },
    ],
  };
}

function accepted(mailed: MailedReturn, sender: MailSender): MailContent | null {
  const { found } = mailed;
  const lastDay = sendBy(found, sender.timeZone);
  if (found.state !== ReturnState.ACCEPTED || found.receivedUnits > 0 || !lastDay) return null;
  const by = day(lastDay, LAST_ZONE);
  const to =
    sender.returnAddress ??
    'the return address on the label of the parcel we sent you, unless we gave you a different one';
  return {
    ...common(mailed, sender),
    subject: `Return accepted: ${inShort(mailed)}`,
    preview: `Please send it by ${by}.`,
    title: 'Please send it back',
    lead: `Print the return slip from your order page and include it in the parcel. Send it to ${to}.`,
    message: found.answer && `Our note: ${found.answer}`,
    cells: [
      { name: 'Send by', value: by },
      { name: 'Items', value: String(found.units) },
      { name: 'Refund amount', value: toDollars(found.amountMinor) },
    ],
  };
}

function declined(mailed: MailedReturn, sender: MailSender): MailContent | null {
  const { found } = mailed;
  if (found.state !== ReturnState.DECLINED) return null;
  return {
    ...common(mailed, sender),
    subject: `Return declined: ${inShort(mailed)}`,
    preview: "We can't accept this return. Here is why.",
    title: "We can't accept this return",
    lead: "Please don't ship it. Here is why:",
    message: found.answer,
  };
}

function received(mailed: MailedReturn, sender: MailSender, arrival: string): MailContent | null {
  const { found } = mailed;
  // Later arrivals and the refund have their own emails.
  if (arrival !== arrivalOf(found) || found.refundedAt) return null;
  const missing = found.units - found.receivedUnits;
  const lead =
    missing > 0
      ? `${pieces(missing)} ${missing === 1 ? 'has' : 'have'} not arrived yet.`
      : "We've inspected it. We'll email you when we issue the refund.";
  return {
    ...common(mailed, sender),
    subject: `Return received: ${inShort(mailed, found.receivedUnits)}`,
    preview: lead,
    title: missing > 0 ? 'We received part of your return' : 'We received your return',
    lead,
    cells: [
      { name: 'Received', value: pieces(found.receivedUnits) },
      { name: 'Restocked', value: pieces(found.shelved) },
      { name: 'Not resellable', value: pieces(found.writtenOff) },
    ],
  };
}

function refunded(mailed: MailedReturn, sender: MailSender): MailContent | null {
  const { found, refundState } = mailed;
  if (found.refundMinor === null || !found.refundedAt) return null;
  const amount = toDollars(found.refundMinor);
  const isClosed = found.refundMinor === 0;
  const [name, lead] = isClosed
    ? (['Refund', 'No refund will be issued. Here is why:'] as const)
    : refundStateLabels([refundState]);
  return {
    ...common(mailed, sender),
    subject: isClosed
      ? `Return closed: ${inShort(mailed, found.receivedUnits || found.units)}`
      : `${name}: ${amount} for ${inShort(mailed, found.receivedUnits)}`,
    preview: lead,
    title:
      name === 'Refund'
        ? 'Your return is closed'
        : name === 'Refunded'
          ? 'Your return is refunded'
          : refundTitles[name],
    lead: found.deduction && !isClosed ? `${lead} This is a partial refund:` : lead,
    message: found.deduction,
    hint: missingItemsNote(mailed, found.refundedAt, sender.timeZone),
    cells: [
      { name: isClosed ? 'Closed on' : 'Refund issued', value: moment(found.refundedAt, sender.timeZone) },
      { name, value: amount },
    ],
  };
}

/** Explains how to return units that did not arrive. */
function missingItemsNote(
  { found, offer }: MailedReturn,
  endedAt: Date,
  timeZone: string,
): string | undefined {
  const missing = found.units - found.receivedUnits;
  if (missing === 0) return undefined;
  const missingText = `${pieces(missing)} did not arrive.`;
  if (!offer || offer.units < missing) return missingText;
  const until = day(
    new Date(Math.max(offer.until.getTime(), againUntil(endedAt, timeZone).getTime())),
    LAST_ZONE,
  );
  return `${missingText} You can request another return on your order page until ${until}.`;
}

const inShort = ({ found, order }: MailedReturn, units = found.units) =>
  `${units} × ${shortened(order.product)}`;

/** The units that the refund covers, if fewer than requested. */
const unitsOf = ({ units, receivedUnits, refundedAt }: Return) =>
  refundedAt && receivedUnits < units ? `${receivedUnits} of ${units}` : String(units);

/** The content that all return emails share. */
const common = ({ found, order }: MailedReturn, { shopUrl }: MailSender) => ({
  label: `Return ${found.number}`,
  lines: [
    {
      title: order.product,
      detail: `Order ${order.number} · ${unitsOf(found)} × ${toDollars(found.unitPriceMinor)}`,
      ...(!(found.refundedAt && found.receivedUnits === 0) && {
        amount: toDollars(found.refundedAt ? found.receivedUnits * found.unitPriceMinor : found.amountMinor),
      }),
    },
  ],
  action: { label: 'View return', url: `${shopUrl}/dashboard/myorders/${order.id}` },
});
