import type { ApolloCache } from '@apollo/client';
import { newKey } from '#shared/apollo/new-key';
import { askedTwice, refetchAfterFailure, failureMessage } from '#shared/apollo/failure-message';
import { refusalMessage, shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { formatMoney } from '#shared/format/money';
import { notify } from '#shared/ui/toast';
import { units } from '#shop-kit/units';
import { unitsHere } from '../../returns/return-labels';
import {
  useAcceptReturnMutation,
  useDeclineReturnMutation,
  useOpenReturnMutation,
  useReceiveReturnMutation,
  useRefundReturnMutation,
  type AdminReturns_ReturnFragment,
} from './admin-returns.generated';

type Return = AdminReturns_ReturnFragment;

const reasons: Partial<Record<ShopError['code'], string>> = {
  RETURN_STATE: 'This return has moved on meanwhile. Look at it again.',
  RETURN_UNITS:
    'Somebody else has taken pieces of it in meanwhile. Nothing was taken in now: look at it again.',
  ORDER_DISPUTED: 'The customer’s bank is deciding a dispute about this payment. Nothing was refunded.',
  REFUND_NOT_PLACED:
    'Money from this payment was refunded at the provider. First say, under Cases, which orders it was for. Nothing was refunded.',
  NOT_FOUND: 'This return no longer exists.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

type Words = typeof reasons;

const notOpened: Words = {
  RETURN_UNITS: 'Those pieces are in another return already.',
  RETURN_TOO_LATE: 'This order is your own: another admin can open a return of it.',
};

const moreUnitsReceived = (amount: string) =>
  `Somebody else has taken pieces of it in meanwhile: all that came costs ${formatMoney(amount)}. Nothing was refunded.`;

/** Other tabs have it too many or too few now; its order, the shelf and the figures stand elsewhere. */
function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['adminReturns', 'orders', 'parts', 'paymentCases', 'overview'])
    cache.evict({ fieldName });
}

function paymentNote({ refundState, amount }: Return): string {
  if (refundState === null) return 'The return is closed. Nothing goes back.';
  const money = formatMoney(amount);
  if (refundState === 'FAILED')
    return `The provider refuses to give ${money} back: see Cases. The return is closed.`;
  return refundState === 'REFUNDED'
    ? `${money} goes back. The return is closed.`
    : `${money} is on its way back, or shows up in Cases. The return is closed.`;
}

/** Takes a return a step on, each the same when it is done twice, and says what came of it; list and counts are fresh by then. Each answers why not; undefined when it is done. */
export function useReturnActions() {
  const [accept, { client }] = useAcceptReturnMutation({ update: forgetLists });
  const [decline] = useDeclineReturnMutation({ update: forgetLists });
  const [receive] = useReceiveReturnMutation({ update: forgetLists });
  const [open] = useOpenReturnMutation({ update: forgetLists });
  const [refund] = useRefundReturnMutation({ update: forgetLists });

  async function run(act: () => Promise<string>, own: Words = {}): Promise<string | undefined> {
    let refusal: string | undefined;
    try {
      notify.success(await askedTwice(act));
    } catch (thrown) {
      const error = shopErrorOf(thrown);
      const { code } = error;
      if (code === 'RETURN_UNITS' && error.amount) refusal = moreUnitsReceived(error.amount);
      // The shop's own words name the most that can go back.
      else refusal = code === 'BAD_INPUT' ? refusalMessage(thrown) : (own[code] ?? reasons[code]);
      refusal ??= failureMessage(
        thrown,
        'That did not work.',
        'Look at what happened to it before you try again.',
      );
      notify.error(refusal);
    }
    await refetchAfterFailure(client);
    return refusal;
  }

  return {
    acceptReturn: ({ id, units: count }: Return, words: string) =>
      run(async () => {
        await accept({ variables: { id, words: words || null } });
        return `Accepted. The customer can send ${units(count)} now.`;
      }),
    declineReturn: ({ id }: Return, words: string) =>
      run(async () => {
        await decline({ variables: { id, words } });
        return 'Declined. The customer reads your words.';
      }),
    /**
     * What came just now: the API is told what came in all, and what had come before. Where somebody else has taken in
     * pieces meanwhile it refuses; the same press asked for again is done once.
     */
    takeIn(found: Return, came: { shelved: number; writtenOff: number }) {
      const variables = {
        id: found.id,
        shelved: found.shelved + came.shelved,
        writtenOff: found.writtenOff + came.writtenOff,
        expectedUnits: unitsHere(found),
        idempotencyKey: newKey(),
      };
      return run(async () => {
        await receive({ variables });
        const off = came.writtenOff > 0 ? `, ${units(came.writtenOff)} written off` : '';
        return `Taken in: ${units(came.shelved)} back on the shelf${off}.`;
      });
    },
    /** For what did not come of one that is over. */
    openReturn: ({ order, reason }: Return, count: number) =>
      run(async () => {
        await open({ variables: { orderId: order.id, units: count, reason } });
        return `A return of ${units(count)} is open: take in there what is here.`;
      }, notOpened),
    /** For what had come when the sum was shown: no other sum goes back. */
    refundReturn: (found: Return, less: { amount: string; deduction: string } | null) =>
      run(async () => {
        const { data } = await refund({
          variables: {
            id: found.id,
            amount: less?.amount,
            deduction: less?.deduction,
            expectedUnits: unitsHere(found),
          },
        });
        return data ? paymentNote(data.refundReturn) : '';
      }),
  };
}

export type ReturnActions = ReturnType<typeof useReturnActions>;
