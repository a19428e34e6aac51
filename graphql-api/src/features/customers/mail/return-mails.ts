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
import { refundStateLabels, pieces, shortened } from './order-mails.js';

/** A return as it is when the mail about it is written. */
export interface MailedReturn {
  readonly found: Return;
  readonly order: Order;
  readonly refundState: RefundState | null;
  /** What can be asked for by now. */
  readonly offer: ReturnOffer | null;
}

export type ReturnMailType = Extract<AnnouncementType, `return.${string}`>;

const REASONS: Record<ReturnReason, string> = {
  DOES_NOT_FIT: 'It does not fit',
  DAMAGED: 'It came damaged',
  WRONG_PART: 'Another part came',
  CHANGED_MIND: 'Not wanted any more',
};

/** The content of each kind, about the announced subject; null when there is no longer anything to say. */
export const RETURN_MAILS: Record<
  ReturnMailType,
  (told: MailedReturn, sender: MailSender, subject: string) => MailContent | null
> = {
  'return.requested': requested,
  'return.accepted': accepted,
  'return.declined': declined,
  'return.received': received,
  'return.refunded': refunded,
};

function requested(told: MailedReturn, sender: MailSender): MailContent | null {
  const { found } = told;
  if (found.state !== ReturnState.REQUESTED) return null;
  return {
    ...common(told, sender),
    subject: `Return asked for: ${inShort(told)}`,
    preview: 'Please send nothing yet. We look at it and write again.',
    title: 'We have your request',
    lead: 'Please send nothing yet. We look at it and write again.',
    words: found.text,
    cells: [
      { name: 'Asked for', value: moment(found.requestedAt, sender.timeZone) },
      { name: 'Why', value: REASONS[found.reason] },
      { name: 'Would go back', value: toDollars(found.amountMinor) },
    ],
  };
}

function accepted(told: MailedReturn, sender: MailSender): MailContent | null {
  const { found } = told;
  const lastDay = sendBy(found, sender.timeZone);
  if (found.state !== ReturnState.ACCEPTED || found.came > 0 || !lastDay) return null;
  const by = day(lastDay, LAST_ZONE);
  const to = sender.returnAddress ?? 'the sender’s address on our parcel, unless our answer says another';
  return {
    ...common(told, sender),
    subject: `Return accepted: ${inShort(told)}`,
    preview: `Please send it by ${by}.`,
    title: 'Please send it back',
    lead: `Put the slip from the page of your order into the parcel. Send it to ${to}.`,
    words: found.answer,
    cells: [
      { name: 'Send by', value: by },
      { name: 'To send', value: pieces(found.units) },
      { name: 'Would go back', value: toDollars(found.amountMinor) },
    ],
  };
}

function declined(told: MailedReturn, sender: MailSender): MailContent | null {
  const { found } = told;
  if (found.state !== ReturnState.DECLINED) return null;
  return {
    ...common(told, sender),
    subject: `Return declined: ${inShort(told)}`,
    preview: 'We cannot take it back. Here is why.',
    title: 'We cannot take it back',
    lead: 'Please send nothing. Here is why:',
    words: found.answer,
  };
}

function received(told: MailedReturn, sender: MailSender, arrival: string): MailContent | null {
  const { found } = told;
  // Once more has come, or it is refunded, that is the news.
  if (arrival !== arrivalOf(found) || found.refundedAt) return null;
  const missing = found.units - found.came;
  const lead =
    missing > 0
      ? `${pieces(missing)} of it ${missing === 1 ? 'has' : 'have'} not come yet.`
      : 'It was looked at. We write again when the money goes back.';
  return {
    ...common(told, sender),
    subject: `Return received: ${inShort(told, found.came)}`,
    preview: lead,
    title: missing > 0 ? 'Some of it is here' : 'It is here',
    lead,
    cells: [
      { name: 'Came', value: pieces(found.came) },
      { name: 'Back on the shelf', value: pieces(found.shelved) },
      { name: "Can't be sold again", value: pieces(found.writtenOff) },
    ],
  };
}

function refunded(told: MailedReturn, sender: MailSender): MailContent | null {
  const { found, refundState } = told;
  if (found.refundMinor === null || !found.refundedAt) return null;
  const amount = toDollars(found.refundMinor);
  const isClosed = found.refundMinor === 0;
  const [name, lead] = isClosed
    ? (['Goes back', 'Nothing goes back. Here is why:'] as const)
    : refundStateLabels([refundState]);
  return {
    ...common(told, sender),
    subject: isClosed
      ? `Return closed: ${inShort(told, found.came || found.units)}`
      : `Refunded: ${amount} for ${inShort(told, found.came)}`,
    preview: lead,
    title: isClosed ? 'Your return is closed' : 'Your return is refunded',
    lead: found.deduction && !isClosed ? `${lead} Less than it cost goes back:` : lead,
    words: found.deduction,
    hint: missingItemsNote(told, found.refundedAt, sender.timeZone),
    cells: [
      { name: isClosed ? 'Closed' : 'Refunded', value: moment(found.refundedAt, sender.timeZone) },
      { name, value: amount },
    ],
  };
}

/** What becomes of units that were asked for and did not come. */
function missingItemsNote(
  { found, offer }: MailedReturn,
  endedAt: Date,
  timeZone: string,
): string | undefined {
  const missing = found.units - found.came;
  if (missing === 0) return undefined;
  const missingText = `${pieces(missing)} did not come.`;
  if (!offer || offer.units < missing) return missingText;
  const until = day(
    new Date(Math.max(offer.until.getTime(), againUntil(endedAt, timeZone).getTime())),
    LAST_ZONE,
  );
  const them = missing === 1 ? 'it' : 'them';
  return `${missingText} You can ask for a return of ${them} again until ${until}, on the page of your order.`;
}

const inShort = ({ found, order }: MailedReturn, units = found.units) =>
  `${units} × ${shortened(order.product)}`;

/** Of a refunded return, those that the money is for. */
const unitsOf = ({ units, came, refundedAt }: Return) =>
  refundedAt && came < units ? `${came} of ${units}` : String(units);

/** Common to all: whose return it is, and where to follow it. */
const common = ({ found, order }: MailedReturn, { shopUrl }: MailSender) => ({
  label: `Return ${found.number}`,
  lines: [
    {
      title: order.product,
      detail: `Order ${order.number} · ${unitsOf(found)} × ${toDollars(found.unitPriceMinor)}`,
      amount: toDollars(found.amountMinor),
    },
  ],
  action: { label: 'See the return', url: `${shopUrl}/dashboard/myorders/${order.id}` },
});
