import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { paths } from '#shop-kit/paths';
import { FeedPanel } from './feed-panel';
import {
  useNewestMessagesQuery,
  useRemoveMessageMutation,
  type NewestMessages_MessageFragment,
} from './newest-messages.generated';
import { forgetItem, useRemoval } from './use-removal';

/** Messages from the contact form, newest first, each with a link to its reply form. */
export function NewestMessages({ now }: { now: Date }) {
  const { data, error, loading, refetch, fetchMore } = useNewestMessagesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [remove] = useRemoveMessageMutation({
    update(cache, { data: answer }) {
      if (answer) forgetItem(cache, 'contactMessages', answer.removeContactMessage);
    },
  });
  const removal = useRemoval<NewestMessages_MessageFragment>({
    what: 'message',
    remove: ({ id }) => remove({ variables: { id } }),
    refetch,
  });
  if (!data && error)
    return <ErrorBlock title="We couldn't load the messages." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="12rem" borderRadius="card" />;
  const { edges, pageInfo, totalCount } = data.contactMessages;

  function showOlder() {
    fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() =>
      notify.error("We couldn't load older messages. Try again."),
    );
  }

  return (
    <FeedPanel
      id="newest-messages"
      title="Messages"
      totalCount={totalCount}
      items={edges.map(({ node }) => node)}
      now={now}
      contact={({ email, state }) => (
        <TextLink
          to={paths.dashboard.messages.to({ search: email, state: state === 'ANSWERED' ? state : null })}
        >
          {email}
        </TextLink>
      )}
      empty="No messages yet. Messages from the contact form appear here."
      older={
        pageInfo.hasNextPage ? { text: 'Show older messages', busy: loading, show: showOlder } : undefined
      }
      removal={removal}
    >
      {({ message }) => <p className="text">{message}</p>}
    </FeedPanel>
  );
}
