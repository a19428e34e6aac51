import type { ApolloCache } from '@apollo/client';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { useSession } from '#shared/session/session-context';
import { notify } from '#shared/ui/toast';
import {
  BackInStockRequestsDocument,
  useCancelBackInStockMutation,
  useBackInStockRequestsQuery,
  useRequestBackInStockMutation,
} from './back-in-stock-requests.generated';

const refusals: Partial<Record<ShopError['code'], string>> = {
  BACK_IN_STOCK_LIMIT: 'You can request notifications for up to 50 parts. Cancel one first.',
  MAIL_NOT_SET_UP: "This shop doesn't send email yet, so we can't notify you.",
  NOT_FOUND: 'This part is no longer sold.',
  RATE_LIMITED: 'Too many attempts. Try again in a minute.',
};
const notKnown = 'Something went wrong. Try again.';

function keep(cache: ApolloCache, backInStockRequests: string[] | undefined) {
  if (backInStockRequests)
    cache.writeQuery({ query: BackInStockRequestsDocument, data: { backInStockRequests } });
}

/** Whether who is signed in is told when a part is back; one question for all parts of a page. */
export function useBackInStockRequests(partId: string, onNotVerified: () => void) {
  const { data, loading } = useBackInStockRequestsQuery();
  const [tell, telling] = useRequestBackInStockMutation({
    update: (cache, { data: answer }) => keep(cache, answer?.requestBackInStock),
  });
  const [cancelRequest, withdrawing] = useCancelBackInStockMutation({
    update: (cache, { data: answer }) => keep(cache, answer?.cancelBackInStock),
  });
  const session = useSession();

  async function run(change: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await change();
      notify.success(done);
    } catch (thrown) {
      const { code } = shopErrorOf(thrown);
      if (code !== 'EMAIL_NOT_VERIFIED') notify.error(refusals[code] ?? notKnown);
      else if (await session.seeConfirmation()) await run(change, done);
      else onNotVerified();
    }
  }

  return {
    isTold: data?.backInStockRequests.includes(partId) ?? false,
    busy: (loading && !data) || telling.loading || withdrawing.loading,
    tell: () => run(() => tell({ variables: { partId } }), "We write to you once when it's back."),
    cancelRequest: () => run(() => cancelRequest({ variables: { partId } }), 'Notification canceled.'),
  };
}
