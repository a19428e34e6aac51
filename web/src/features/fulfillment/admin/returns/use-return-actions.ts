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
  RETURN_STATE: 'Another admin changed this while you were editing. Check the return again.',
  RETURN_UNITS:
    'Another admin has already received items of this return. Nothing was received now. Check the return again.',
  ORDER_DISPUTED: "The customer's bank is reviewing a dispute about this payment. Nothing was refunded.",
  REFUND_NOT_PLACED:
    'Part of this payment was refunded in Stripe. First assign that refund to orders in Cases. Nothing was refunded.',
  NOT_FOUND: 'This return no longer exists.',
  FORBIDDEN: 'You no longer have admin rights.',
};

type Words = typeof reasons;

const notOpened: Words = {
  RETURN_UNITS: 'Those items are already in another return.',
  RETURN_TOO_LATE: 'This is your own order. Another admin can open a return for it.',
};

const moreUnitsReceived = (amount: string) =>
  `Another admin has already received items of this return. The items received total ${formatMoney(amount)}. Nothing was refunded.`;

/** Other tabs have it too many or too few now; its order, the shelf and the figures stand elsewhere. */
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
        "The action couldn't be completed.",
        "Check the return's history before you retry.",
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
        return `Accepted. The customer can now send ${units(count)}.`;
      }),
    declineReturn: ({ id }: Return, words: string) =>
      run(async () => {
        await decline({ variables: { id, words } });
        return 'Declined. The customer sees your message.';
      }),
    /**
     * What came just now: the API is told what came in all, and what had come before. Where someone else has taken in
     * pieces in the meantime it refuses; the same press asked for again is done once.
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
        const off = came.writtenOff > 0 ? `, ${units(came.writtenOff)} not resellable` : '';
        return `Received: ${units(came.shelved)} restocked${off}.`;
      });
    },
    /** For what did not come of one that is over. */
    openReturn: ({ order, reason }: Return, count: number) =>
      run(async () => {
        await open({ variables: { orderId: order.id, units: count, reason } });
        return `A return for ${units(count)} is open. Receive the items there.`;
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
