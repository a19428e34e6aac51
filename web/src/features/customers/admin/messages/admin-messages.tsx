import { useNow } from '#shared/browser/use-now';
import { recentMoment } from '#shared/format/dates';
import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { useQuestion } from '#shared/data-table/use-question';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { EmptyBlock } from '#shared/ui/empty-block';
import { messagesTable } from '#shop-kit/admin-tables';
import { useAdminMessagesQuery, type AdminMessagesQuery } from './admin-messages.generated';
import { MessageDetails } from './message-details';
import { messageCard, messagesColumns, nameOfMessage } from './messages-columns';
import { useMessageActions } from './use-message-actions';

type List = AdminMessagesQuery['contactMessages'];

const tabs = [
  { label: 'Open', value: null, count: ({ counts }: List) => counts.open },
  { label: 'Answered', value: 'ANSWERED', count: ({ counts }: List) => counts.answered },
] as const;

/** Tab of the URL without parameters. */
const open = 'OPEN' as const;

/** Number of tabs of the table, for the list of keys. */
export const messageTabs = tabs.length;

const nothing = {
  OPEN: ['No open messages.', 'Messages from the contact form appear here.'],
  ANSWERED: ['No answered messages yet.', 'Answered messages appear here with their replies.'],
} as const;

/** Contact form messages: search, open, reply by email, and remove. */
export function AdminMessages() {
  const now = useNow();
  const table = useAdminTable({
    address: messagesTable,
    useQuery: useAdminMessagesQuery,
    variables: ({ search, state, page }) => ({ search, state: state ?? open, page }),
    listIn: ({ contactMessages }) => contactMessages,
    tabs: { label: 'State', filter: 'state', choices: tabs },
  });
  const actions = useMessageActions(table.refetch);
  const removing = useQuestion(table.items, table.rows);
  const [title, reason] = nothing[table.view.state ?? open];
  const { item } = removing;
  return (
    <>
      <AdminTable
        table={table}
        what="messages"
        searchedBy="Name, email, order number or text"
        columns={messagesColumns(now)}
        card={messageCard}
        nameOf={nameOfMessage}
        details={(message) => (
          <MessageDetails key={message.id} message={message} actions={actions} onRemove={removing.ask} />
        )}
        empty={<EmptyBlock title={title} reason={reason} />}
      />
      {item && (
        <ConfirmDialog
          {...removing.dialog}
          question="Are you sure you want to remove this message?"
          busy={actions.busy}
          onYes={() => void removing.answer(actions.removeMessage)}
        >
          {item.name}, {recentMoment(now, item.createdAt)}. This can't be undone
          {item.answers.length > 0 && ', and its replies are removed too'}.
        </ConfirmDialog>
      )}
    </>
  );
}
