import { useNow } from '#shared/browser/use-now';
import { formatMoney } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { useQuestion } from '#shared/data-table/use-question';
import { EmptyBlock } from '#shared/ui/empty-block';
import { notify } from '#shared/ui/toast';
import { casesTable } from '#shop-kit/admin-tables';
import {
  useAdminCasesQuery,
  type AdminCases_CaseFragment,
  type AdminCasesQuery,
} from './admin-cases.generated';
import { CaseDetails } from './case-details';
import { CaseDialog } from './case-dialog';
import { actionQuestions, actionLabel, caseMoney, namedOrdersText } from './case-labels';
import { caseCard, casesColumns, nameOfCase } from './cases-columns';
import { useCaseActions } from './use-case-actions';

type Case = AdminCases_CaseFragment;
type List = AdminCasesQuery['paymentCases'];

const tabs = [
  { label: 'Open', value: null, count: ({ counts }: List) => counts.open },
  { label: 'On hold', value: 'WAITING', count: ({ counts }: List) => counts.waiting },
  { label: 'Closed', value: 'CLOSED', count: ({ counts }: List) => counts.closed },
] as const;

/** Tab of the URL without parameters. */
const open = 'OPEN' as const;

/** Number of tabs of the table, for the list of keys. */
export const caseTabs = tabs.length;

const nothing = {
  OPEN: ['No open cases.', 'Payments that need attention appear here automatically.'],
  WAITING: ['No cases on hold.', 'Cases that you snooze and refunds in progress appear here.'],
  CLOSED: ['None closed yet.', 'Closed cases appear here, with their activity.'],
} as const;

/** Payment cases: listed, opened, and resolved by one safe action each. */
export function AdminCases() {
  const now = useNow();
  const table = useAdminTable({
    address: casesTable,
    useQuery: useAdminCasesQuery,
    variables: ({ search, state, page }) => ({ search, state: state ?? open, page }),
    listIn: ({ paymentCases }) => paymentCases,
    tabs: { label: 'State', filter: 'state', choices: tabs },
  });
  const acting = useQuestion(table.items, table.rows);
  const waiting = useQuestion(table.items, table.rows);
  const { resolveCase, snooze, resolving } = useCaseActions();
  const [title, reason] = nothing[table.view.state ?? open];
  const about = (found: Case) => [nameOfCase(found), caseMoney(found)].filter(Boolean).join(', ');

  async function checkAgain(found: Case) {
    const done = await resolveCase(found, 'CHECK_AGAIN', { note: '', orderIds: [] });
    if (typeof done === 'string') notify.error(done);
  }

  function act(found: Case) {
    if (found.action === 'CHECK_AGAIN') void checkAgain(found);
    else acting.ask(found);
  }

  const { item } = acting;
  const action = item?.action;
  return (
    <>
      {table.list && table.list.counts.open > 0 && (
        <chakra.p color="fg.muted" textStyle="number" role="status">
          {table.list.counts.open} open, {formatMoney(table.list.counts.inQuestion)} affected
        </chakra.p>
      )}
      <AdminTable
        table={table}
        what="cases"
        searchedBy="Order, transaction, email or phone"
        columns={casesColumns(now)}
        card={caseCard}
        nameOf={nameOfCase}
        details={(found) => <CaseDetails found={found} busy={resolving} onAct={act} onWait={waiting.ask} />}
        empty={<EmptyBlock title={title} reason={reason} />}
      />
      {item && action && (
        <CaseDialog
          key={item.id}
          {...acting.dialog}
          question={item.orders.length > 0 ? 'Which orders was it for?' : (actionQuestions[action] ?? '')}
          yes={item.orders.length > 0 ? namedOrdersText : () => actionLabel(action, item)}
          orders={item.orders}
          about={`${about(item)}.`}
          needs={action === 'MARK_REFUNDED' ? 'Method and date' : null}
          onYes={(values) => acting.answer((found) => resolveCase(found, action, values))}
        />
      )}
      {waiting.item && (
        <CaseDialog
          {...waiting.dialog}
          question="Snooze this case?"
          yes={() => 'Snooze'}
          about={`${about(waiting.item)}. It stays under On hold until it is resolved.`}
          needs="Reason for waiting"
          onYes={({ note }) => waiting.answer((found) => snooze(found, note))}
        />
      )}
    </>
  );
}
