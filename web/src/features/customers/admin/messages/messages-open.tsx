import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useOpenMessagesQuery } from './admin-messages.generated';

/** The number of messages to reply to, for admins; nothing if there are none. Polled every minute. */
export function MessagesOpen() {
  const { data } = useOpenMessagesQuery(everyMinute);
  return <WaitingCount count={data?.contactMessages.counts.open} label="to reply to" />;
}
