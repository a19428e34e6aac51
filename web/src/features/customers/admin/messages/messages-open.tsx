import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useOpenMessagesQuery } from './admin-messages.generated';

/** How many messages wait for an answer, for admins; nothing when none does. It looks again every minute. */
export function MessagesOpen() {
  const { data } = useOpenMessagesQuery(everyMinute);
  return <WaitingCount count={data?.contactMessages.counts.open} label="to reply to" />;
}
