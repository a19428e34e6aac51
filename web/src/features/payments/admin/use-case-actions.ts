import type { ApolloCache } from '@apollo/client';
import { refetchActive } from '#shared/apollo/failure-message';
import type { PaymentCaseAction } from '#shared/gql/schema-types.generated';
import { useAction } from '#shop-kit/use-action';
import {
  useResolvePaymentCaseMutation,
  useSetPaymentCaseWaitingMutation,
  type AdminCases_CaseFragment,
} from './admin-cases.generated';
import { closedMessage } from './case-labels';

type Case = AdminCases_CaseFragment;

const texts = {
  BAD_INPUT: 'The selected orders total more than the refund.',
  NOT_FOUND: 'This case no longer exists.',
};

/** Counts in other tabs are stale, and so may be the order of the case. */
function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['paymentCases', 'orders', 'overview']) cache.evict({ fieldName });
}

function outcome({ state, resolution, kind }: Case, orderCount: number) {
  if (state === 'CLOSED' && resolution)
    return `${closedMessage(resolution, orderCount)}. The case is closed.`;
  if (kind === 'DISPUTE') return 'The case waits for the bank.';
  return "We couldn't reach Stripe. The refund is retried automatically.";
}

/** The actions of cases; list and counts are refetched. Each resolves to whether the case left its tab, or to the message of a refusal. */
export function useCaseActions() {
  const [resolve] = useResolvePaymentCaseMutation({ update: forgetLists });
  const [wait, { client }] = useSetPaymentCaseWaitingMutation({ update: forgetLists });
  const { act, busy } = useAction(() => refetchActive(client));

  async function run(before: Case, send: () => Promise<Case | undefined>, done: (after: Case) => string) {
    let isMoved = true;
    const refusal = await act({
      send: async () => {
        const after = await send();
        isMoved = after?.state !== before.state;
        return after;
      },
      done: (after) => (after ? done(after) : ''),
      notDone: "The action couldn't be completed.",
      texts,
      hint: 'Check the case before you retry.',
      quiet: true,
    });
    return refusal?.text ?? isMoved;
  }

  return {
    resolving: busy,
    /** `orderIds`: the orders that the refund was for, if the action asks for them. */
    resolveCase: (
      found: Case,
      action: PaymentCaseAction,
      { note, orderIds }: { note: string; orderIds: readonly string[] },
    ) => {
      const variables = {
        id: found.id,
        action,
        note: note || null,
        ...(orderIds.length > 0 && { orderIds: [...orderIds] }),
      };
      return run(
        found,
        async () => (await resolve({ variables })).data?.resolvePaymentCase,
        (after) => outcome(after, orderIds.length),
      );
    },
    snooze: (found: Case, note: string) =>
      run(
        found,
        async () =>
          (await wait({ variables: { id: found.id, note, expectedNote: found.note } })).data
            ?.setPaymentCaseWaiting,
        () => 'Case snoozed.',
      ),
  };
}
