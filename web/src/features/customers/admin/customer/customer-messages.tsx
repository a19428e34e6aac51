import { moment } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import type { ShownCustomer } from './shown-customer';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';

/** Contact form messages, newest first; shown only for a verified address. */
export function CustomerMessages({ customer: { account, messages } }: { customer: ShownCustomer }) {
  const left = messages.totalCount - messages.nodes.length;
  return (
    <ListPanel
      id="messages"
      title="Messages"
      empty={
        account.emailVerified
          ? 'No messages yet. Messages from this address appear here.'
          : "Messages are hidden because this email address isn't verified."
      }
      isEmpty={messages.nodes.length === 0}
      below={
        left > 0 && (
          <chakra.p p="4" color="fg.muted">
            {left} older messages aren't shown here.
          </chakra.p>
        )
      }
    >
      {messages.nodes.map(({ id, message, createdAt }) => (
        <PanelRow key={id}>
          <div className="what">
            <time className="more" dateTime={createdAt}>
              {moment(createdAt)}
            </time>
            <chakra.p whiteSpace="pre-line">{message}</chakra.p>
          </div>
        </PanelRow>
      ))}
    </ListPanel>
  );
}
