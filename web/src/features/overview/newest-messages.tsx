import { recentMoment } from '#shared/format/dates';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { OutsideLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { FeedItem, FeedPanel } from './feed-panel';
import {
  useNewestMessagesQuery,
  useRemoveMessageMutation,
  type NewestMessages_MessageFragment,
} from './newest-messages.generated';
import { RemoveButton } from './remove-button';
import { forgetItem, useRemoval } from './use-removal';

/** What people wrote through the contact form, newest first: the one place where it is read, and removed. */
export function NewestMessages({ now }: { now: Date }) {
  const { data, error, loading, refetch, fetchMore } = useNewestMessagesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [remove, { loading: removing }] = useRemoveMessageMutation({
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
    return <ErrorBlock title="The messages could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="12rem" borderRadius="card" />;
  const { edges, pageInfo, totalCount } = data.contactMessages;

  function showOlder() {
    fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() =>
      notify.error('The older messages could not be loaded. Try again.'),
    );
  }

  return (
    <>
      <FeedPanel
        id="newest-messages"
        title="Messages"
        headingRef={removal.heading}
        totalCount={totalCount}
        empty="Nobody has written yet. What comes through the contact form is read here."
        older={
          pageInfo.hasNextPage ? { words: 'Show older messages', busy: loading, show: showOlder } : undefined
        }
      >
        {edges.map(({ node }) => (
          <FeedItem
            key={node.id}
            head={
              <>
                <b>{node.name}</b>
                <OutsideLink href={`mailto:${node.email}`}>{node.email}</OutsideLink>
                <time dateTime={node.createdAt}>{recentMoment(now, node.createdAt)}</time>
              </>
            }
            action={
              <RemoveButton
                what="the message"
                by={node.name}
                onClick={() => {
                  removal.ask(node);
                }}
              />
            }
          >
            <p className="text">{node.message}</p>
          </FeedItem>
        ))}
      </FeedPanel>
      {removal.item && (
        <ConfirmDialog {...removal.dialog} busy={removing}>
          {removal.item.name}, {recentMoment(now, removal.item.createdAt)}. It is gone for good.
        </ConfirmDialog>
      )}
    </>
  );
}
