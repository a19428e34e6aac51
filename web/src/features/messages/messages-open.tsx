import { chakra } from '#shared/ui/chakra';
import { MenuCount } from '#shared/ui/menu-count';
import { useOpenMessagesQuery } from './admin-messages.generated';

const everyMinute = 60_000;

/** How many messages wait for an answer, for admins; nothing when none does. It looks again every minute. */
export function MessagesOpen() {
  const { data } = useOpenMessagesQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: everyMinute,
    skipPollAttempt: () => document.hidden,
  });
  const open = data?.contactMessages.counts.open ?? 0;
  if (open === 0) return null;
  return (
    <MenuCount>
      {open}
      <chakra.span srOnly> to answer</chakra.span>
    </MenuCount>
  );
}
