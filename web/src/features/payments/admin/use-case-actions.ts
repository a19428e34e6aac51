import type { ApolloCache } from '@apollo/client';
import { refetchAfterFailure, failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import type { PaymentCaseAction } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import {
  useResolvePaymentCaseMutation,
  useSetPaymentCaseWaitingMutation,
  type AdminCases_CaseFragment,
} from './admin-cases.generated';
import { closedMessage } from './case-labels';

type Case = AdminCases_CaseFragment;

const reasons: Partial<Record<ShopError['code'], string>> = {
  CASE_CHANGED: 'Another admin changed this while you were editing. Check the case again.',
  BAD_INPUT: 'The selected orders total more than the refund. Nothing was changed.',
  NOT_FOUND: 'This case no longer exists.',
  FORBIDDEN: 'You no longer have admin rights.',
};

/** Other tabs have it too many or too few now, and its order may stand elsewhere. */
function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['paymentCases', 'orders', 'overview']) cache.evict({ fieldName });
}

function say({ state, resolution, kind }: Case, named: number) {
  if (state === 'CLOSED' && resolution) return `${closedMessage(resolution, named)}. The case is closed.`;
  if (kind === 'DISPUTE') return 'The case waits for the bank.';
  return "We couldn't reach Stripe. The refund is retried automatically.";
}

/** Does what cases ask for and says what came of it; list and counts are fresh by then. Each answers whether the case left its tab, or why nothing was done. */
export function useCaseActions() {
  const [resolve, { loading: resolving }] = useResolvePaymentCaseMutation({ update: forgetLists });
  const [wait, { client }] = useSetPaymentCaseWaitingMutation({ update: forgetLists });

  async function run(before: Case, act: () => Promise<{ after: Case | undefined; words: string }>) {
    let done: boolean | string;
    try {
      const { after, words } = await act();
      notify.success(words);
      done = after?.state !== before.state;
    } catch (thrown) {
      done =
        reasons[shopErrorOf(thrown).code] ??
        failureMessage(thrown, "The action couldn't be completed.", 'Check the case before you retry.');
    }
    await refetchAfterFailure(client);
    return done;
  }

  return {
    resolving,
    /** `orderIds`: whose money it was, where that is asked. */
    resolveCase: (
      found: Case,
      action: PaymentCaseAction,
      { note, orderIds }: { note: string; orderIds: readonly string[] },
    ) =>
      run(found, async () => {
        const { data } = await resolve({
          variables: {
            id: found.id,
            action,
            note: note || null,
            ...(orderIds.length > 0 && { orderIds: [...orderIds] }),
          },
        });
        const after = data?.resolvePaymentCase;
        return { after, words: after ? say(after, orderIds.length) : '' };
      }),
    snooze: (found: Case, note: string) =>
      run(found, async () => {
        const { data } = await wait({ variables: { id: found.id, note, seen: found.note } });
        return { after: data?.setPaymentCaseWaiting, words: 'Case snoozed.' };
      }),
  };
}
