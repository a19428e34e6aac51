import type { ApolloCache } from '@apollo/client';
import { newKey } from '#shared/apollo/new-key';
import { retryOnce, refetchActive } from '#shared/apollo/failure-message';
import { formatMoney } from '#shared/format/money';
import type { ErrorTexts } from '#shop-kit/error-texts';
import { units } from '#shop-kit/units';
import { useAction } from '#shop-kit/use-action';
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

const texts: ErrorTexts = {
  RETURN_UNITS: ({ amount }) =>
    amount
      ? `Another admin has already received items of this return. The items received total ${formatMoney(amount)}.`
      : 'Another admin has already received items of this return. Check the return again.',
  NOT_FOUND: 'This return no longer exists.',
};

const openTexts: ErrorTexts = {
  ...texts,
  RETURN_UNITS: 'Those items are already in another return.',
  RETURN_TOO_LATE: 'This is your own order. Another admin can open a return for it.',
};

/** Counts in other tabs, its order, the stock and the figures are stale. */
function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['adminReturns', 'orders', 'parts', 'paymentCases', 'overview'])
    cache.evict({ fieldName });
}

function paymentNote({ refundState, amount }: Return): string {
  if (refundState === null) return 'Return closed without a refund.';
  const money = formatMoney(amount);
  if (refundState === 'FAILED') return `Stripe declined to refund ${money}: see Cases. The return is closed.`;
  return refundState === 'REFUNDED'
    ? `${money} refunded. The return is closed.`
    : `Refund of ${money} pending; if it fails, it appears in Cases. The return is closed.`;
}

/** The steps of a return, each safe to repeat; list and counts are refetched. Each resolves to the refusal; undefined when it is done. */
export function useReturnActions() {
  const [accept, { client }] = useAcceptReturnMutation({ update: forgetLists });
  const [decline] = useDeclineReturnMutation({ update: forgetLists });
  const [receive] = useReceiveReturnMutation({ update: forgetLists });
  const [open] = useOpenReturnMutation({ update: forgetLists });
  const [refund] = useRefundReturnMutation({ update: forgetLists });
  const { act } = useAction(() => refetchActive(client));

  const run = (send: () => Promise<string>, notDone: string, own = texts) =>
    act({
      send: () => retryOnce(send),
      done: (message) => message,
      notDone,
      texts: own,
      hint: "Check the return's history before you retry.",
    });

  return {
    acceptReturn: ({ id, units: count }: Return, message: string) =>
      run(async () => {
        await accept({ variables: { id, words: message || null } });
        return `Accepted. The customer can now send ${units(count)}.`;
      }, 'The return was not accepted.'),
    declineReturn: ({ id }: Return, message: string) =>
      run(async () => {
        await decline({ variables: { id, words: message } });
        return 'Declined. The customer sees your message.';
      }, 'The return was not declined.'),
    /**
     * `came`: the items received just now. The API gets the totals, and refuses if another admin has received items in the
     * meantime. A repeat of the same click is received once.
     */
    receiveReturn(found: Return, received: { shelved: number; writtenOff: number }) {
      const variables = {
        id: found.id,
        shelved: found.shelved + received.shelved,
        writtenOff: found.writtenOff + received.writtenOff,
        expectedUnits: unitsHere(found),
        idempotencyKey: newKey(),
      };
      return run(async () => {
        await receive({ variables });
        const off = received.writtenOff > 0 ? `, ${units(received.writtenOff)} not resellable` : '';
        return `Received: ${units(received.shelved)} restocked${off}.`;
      }, 'Nothing was received.');
    },
    /** For the items of a closed return that were never received. */
    openReturn: ({ order, reason }: Return, count: number) =>
      run(
        async () => {
          await open({ variables: { orderId: order.id, units: count, reason } });
          return `A return for ${units(count)} is open. Receive the items there.`;
        },
        'No return was opened.',
        openTexts,
      ),
    /** Refunds the amount that the screen showed, or nothing. */
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
      }, 'Nothing was refunded.'),
  };
}

export type ReturnActions = ReturnType<typeof useReturnActions>;
