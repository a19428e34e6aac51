import { chakra } from '@chakra-ui/react/styled-system';
import { recentMoment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { ErrorBlock } from '#shared/ui/error-block';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { OutsideLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { useNewestMessagesQuery, type NewestMessages_MessageFragment } from './newest-messages.generated';

const Message = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    py: '3.5',
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
});

function MessageRow({ message, now }: { message: NewestMessages_MessageFragment; now: Date }) {
  return (
    <Message>
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
        <chakra.b fontWeight="semibold">{message.name}</chakra.b>
        <OutsideLink href={`mailto:${message.email}`}>{message.email}</OutsideLink>
        <chakra.time
          dateTime={message.createdAt}
          color="fg.subtle"
          fontSize="sm"
          textStyle="number"
          ml={{ md: 'auto' }}
        >
          {recentMoment(now, message.createdAt)}
        </chakra.time>
      </chakra.p>
      <chakra.p whiteSpace="pre-line" maxW="42rem">
        {message.message}
      </chakra.p>
    </Message>
  );
}

/** What people wrote through the contact form, newest first: the one place where it is read. */
export function NewestMessages({ now }: { now: Date }) {
  const { data, error, loading, refetch, fetchMore } = useNewestMessagesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
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
    <Panel aria-labelledby="newest-messages">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" py="3" px="4">
        <chakra.h2 id="newest-messages" textStyle="h3">
          Messages
        </chakra.h2>
        <chakra.span color="fg.muted" textStyle="number">
          {totalCount}
        </chakra.span>
      </chakra.div>
      {edges.length === 0 ? (
        <chakra.p px="4" pb="4" color="fg.muted">
          Nobody has written yet. What comes through the contact form is read here.
        </chakra.p>
      ) : (
        <ul aria-labelledby="newest-messages">
          {edges.map(({ node }) => (
            <MessageRow key={node.id} message={node} now={now} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && (
        <Button variant="outline" size="sm" m="4" busy={loading} onClick={showOlder}>
          Show older messages
        </Button>
      )}
    </Panel>
  );
}
