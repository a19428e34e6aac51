import { moment } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import type { ShownCustomer } from './shown-customer';
import { ListPanel, PanelRow } from './list-panel';

/** What they wrote through the contact form, newest first; only what came from a verified address is theirs for sure. */
export function CustomerMessages({ customer: { account, messages } }: { customer: ShownCustomer }) {
  const left = messages.totalCount - messages.nodes.length;
  return (
    <ListPanel
      id="messages"
      title="Messages"
      empty={
        account.emailVerified
          ? 'Nothing has come from this address.'
          : 'The address is not verified: anybody could have written it, so nothing is shown.'
      }
      isEmpty={messages.nodes.length === 0}
      below={
        left > 0 && (
          <chakra.p p="4" color="fg.muted">
            {left} older ones are not shown here.
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
