import { lastDay, recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { UprightStep } from '#shared/ui/upright-shaft';
import { refundHints } from '#shop-kit/refund-labels';
import { units } from '#shop-kit/units';
import type { OrderReturnFragment } from './order-return.generated';
import { isOpen, isOpenedByShop, reasonsInShort, unitsHere, unitsMissing } from './return-labels';

type Return = OrderReturnFragment;

const quoted = (text: string | null) => (text ? `“${text}”` : undefined);

/** "Received and inspected": how many of the requested items. */
const receivedLabel = (found: Return) => {
  const here = unitsHere(found);
  return here === found.units ? units(here) : `${here} of ${units(found.units)}`;
};

/** Joins sentences; entered texts may already end with a period. */
const sentences = (texts: readonly (string | null | false)[]): string =>
  texts
    .flatMap((one) => (one ? [one] : []))
    .map((one, at, all) => (at === all.length - 1 || /[.!?…]$/.test(one) ? one : `${one}.`))
    .join(' ');

const refundNames = {
  REFUNDED: 'Refunded',
  PENDING: 'Refund pending',
  FAILED: 'Refund failed',
} as const;

/** Number of items that can be returned again, and the deadline. */
type Offer = { units: number; until: string } | null;

/** The note about items that did not arrive before the return was closed. */
function missingItemsNote(found: Return, offer: Offer): string | false {
  const missing = unitsMissing(found);
  if (missing === 0) return false;
  const again = offer && `: you can request a return until ${lastDay(offer.until)}`;
  return `${units(missing)} did not arrive${again ?? ''}`;
}

/** Result of a return: the state of its refund, and the reason for a partial one. */
function refundLabels(found: Return, offer: Offer): [string, string | undefined] {
  const { amount, refundState, deduction } = found;
  const rest = missingItemsNote(found, offer);
  if (refundState === null) return ['Closed without a refund', sentences([deduction, rest]) || undefined];
  const texts = [
    `${formatMoney(amount)} to your card`,
    refundState !== 'REFUNDED' && refundHints[refundState],
    deduction && `Partial refund: ${deduction}`,
    rest,
  ];
  return [refundNames[refundState], sentences(texts)];
}

/** A return's past events, oldest first. `offer` is what can still be returned of its order. */
export function returnHistory(found: Return, now: Date, offer: Offer): UprightStep[] {
  const isOurs = isOpenedByShop(found);
  const events: [string | null, string, string | undefined][] = [
    [
      found.requestedAt,
      isOurs ? 'Return opened by us' : 'Return requested',
      `${units(found.units)}, ${reasonsInShort[found.reason]}`,
    ],
    [found.declinedAt, 'Return declined', quoted(found.answer)],
    [isOurs ? null : found.acceptedAt, 'Return accepted', quoted(found.answer)],
    [found.withdrawnAt, 'Return canceled', 'You keep the items'],
    [found.receivedAt, 'Received and inspected', receivedLabel(found)],
    [found.refundedAt, ...refundLabels(found, offer)],
  ];
  return events.flatMap(([iso, name, hint]): UprightStep[] =>
    iso ? [{ name, hint, at: { iso, text: recentMoment(now, iso) }, state: 'done' }] : [],
  );
}

/** A return's current and next steps. */
export function returnNextSteps(found: Return): UprightStep[] {
  if (!isOpen(found)) return [];
  const here: UprightStep = { name: 'Received and inspected', state: 'next' };
  const money: UprightStep = { name: `Refund: ${formatMoney(found.amount)}`, state: 'next' };
  if (found.state === 'RECEIVED') return [{ ...money, state: 'now' }];
  if (found.state === 'REQUESTED')
    return [{ name: 'Under review', hint: "Please don't ship it yet", state: 'now' }, here, money];
  const some = unitsHere(found) > 0;
  const until = found.sendBy && `Send it by ${lastDay(found.sendBy)}. Put the return slip in the parcel`;
  return [
    {
      name: some ? 'Waiting for the missing items' : 'Waiting for your parcel',
      hint: some ? `${receivedLabel(found)} received` : (until ?? 'Put the return slip in the parcel'),
      state: 'now',
    },
    here,
    money,
  ];
}
