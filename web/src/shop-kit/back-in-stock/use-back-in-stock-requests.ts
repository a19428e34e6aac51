import type { ApolloCache } from '@apollo/client';
import { useSession } from '#shared/session/session-context';
import { notify } from '#shared/ui/toast';
import type { ErrorTexts } from '../error-texts';
import { useAction } from '../use-action';
import {
  BackInStockRequestsDocument,
  useCancelBackInStockMutation,
  useBackInStockRequestsQuery,
  useRequestBackInStockMutation,
} from './back-in-stock-requests.generated';

const texts: ErrorTexts = {
  MAIL_NOT_SET_UP: "This shop doesn't send email yet, so we can't notify you.",
  NOT_FOUND: 'This part is no longer sold.',
};

function save(cache: ApolloCache, backInStockRequests: string[] | undefined) {
  if (backInStockRequests)
    cache.writeQuery({ query: BackInStockRequestsDocument, data: { backInStockRequests } });
}

/** Whether the customer is notified when a part is back; one query for all parts of a page. */
export function useBackInStockRequests(partId: string, onNotVerified: () => void) {
  const { data, loading } = useBackInStockRequestsQuery();
  const [request] = useRequestBackInStockMutation({
    update: (cache, { data: answer }) => save(cache, answer?.requestBackInStock),
  });
  const [cancel] = useCancelBackInStockMutation({
    update: (cache, { data: answer }) => save(cache, answer?.cancelBackInStock),
  });
  const session = useSession();
  const { act, busy } = useAction();

  async function run(send: () => Promise<unknown>, done: string): Promise<void> {
    const notDone = 'Your notifications were not changed.';
    const refusal = await act({ send, done, notDone, texts, hint: 'Try again.', quiet: true });
    if (!refusal) return;
    if (refusal.code !== 'EMAIL_NOT_VERIFIED') notify.error(refusal.text);
    else if (await session.seeConfirmation()) await run(send, done);
    else onNotVerified();
  }

  return {
    isRequested: data?.backInStockRequests.includes(partId) ?? false,
    busy: (loading && !data) || busy,
    request: () =>
      run(() => request({ variables: { partId } }), "We'll email you once when it's back in stock."),
    cancel: () => run(() => cancel({ variables: { partId } }), 'Notification canceled.'),
  };
}
