import { lastDay, recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { UprightStep } from '#shared/ui/upright-shaft';
import { refundHints } from '#shop-kit/refund-words';
import { units } from '#shop-kit/units';
import type { OrderReturnFragment } from './order-return.generated';
import { isOpen, reasonsInShort, unitsHere } from './return-words';

type Return = OrderReturnFragment;

const quoted = (words: string | null) => (words ? `“${words}”` : undefined);

/** "Here and looked at": how many of those that were asked for. */
const hereWords = (found: Return) => {
  const here = unitsHere(found);
  return here === found.units ? units(here) : `${here} of ${units(found.units)}`;
};

const refundNames = {
  GIVEN_BACK: 'Money back',
  ON_ITS_WAY: 'Money on its way back',
  FAILED: 'Refund failed',
} as const;

/** How a return ended: what its money is doing, and why it is less than it was. */
function refundWords({ amount, refundState, deduction }: Return): [string, string | undefined] {
  if (refundState === null) return ['Closed without a refund', deduction ?? undefined];
  const said = [
    `${formatMoney(amount)} to your card`,
    refundState !== 'GIVEN_BACK' && refundHints[refundState],
    deduction && `Less than you paid: ${deduction}`,
  ];
  return [refundNames[refundState], said.filter(Boolean).join('. ')];
}

/** What happened to a return, oldest first. */
export function returnHistory(found: Return, now: Date): UprightStep[] {
  const said: [string | null, string, string | undefined][] = [
    [found.requestedAt, 'Return asked for', `${units(found.units)}, ${reasonsInShort[found.reason]}`],
    [found.declinedAt, 'Return declined', quoted(found.answer)],
    [found.acceptedAt, 'Return accepted', quoted(found.answer)],
    [found.withdrawnAt, 'Return withdrawn', 'You keep it'],
    [found.receivedAt, 'Here and looked at', hereWords(found)],
    [found.refundedAt, ...refundWords(found)],
  ];
  return said.flatMap(([iso, name, hint]): UprightStep[] =>
    iso ? [{ name, hint, at: { iso, words: recentMoment(now, iso) }, state: 'done' }] : [],
  );
}

/** What is still to come of a return: where it stands, and what follows. */
export function whatComesOfReturn(found: Return): UprightStep[] {
  if (!isOpen(found)) return [];
  const here: UprightStep = { name: 'Here and looked at', state: 'next' };
  const money: UprightStep = { name: `Money back, ${formatMoney(found.amount)}`, state: 'next' };
  if (found.state === 'RECEIVED') return [{ ...money, state: 'now' }];
  if (found.state === 'REQUESTED')
    return [{ name: 'Waiting for our answer', hint: 'Send nothing yet', state: 'now' }, here, money];
  const some = unitsHere(found) > 0;
  const until = found.sendBy && `Send it by ${lastDay(found.sendBy)}. The slip goes into the parcel`;
  return [
    {
      name: some ? 'Waiting for the rest' : 'Waiting for the parts',
      hint: some ? `${hereWords(found)} are here` : (until ?? 'The slip goes into the parcel'),
      state: 'now',
    },
    here,
    money,
  ];
}
