import { useNow } from '#shared/browser/use-now';
import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { useTableView } from '#shared/data-table/use-table-view';
import type { ReturnState } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { returnsTable } from '#shop-kit/admin-tables';
import { useAdminReturnsQuery, type AdminReturnsQuery } from './admin-returns.generated';
import { ReturnDetails } from './return-details';
import { nameOfReturn, returnCard, returnsColumns } from './returns-columns';
import { useReturnActions } from './use-return-actions';

type List = AdminReturnsQuery['adminReturns'];

/** Without a search the open returns, with one whatever it finds: the progress of the wanted return may be unknown. */
const allTab = (search: string) =>
  ({
    label: search ? 'All' : 'All open',
    value: null,
    count: ({ counts: { asked, inTransit, here, closed } }: List) =>
      asked + inTransit + here + (search ? closed : 0),
    none: { title: 'No open returns.', reason: 'Requested returns appear here.' },
  }) as const;

const stageTabs = [
  {
    label: 'Requested',
    value: 'ASKED',
    count: ({ counts }: List) => counts.asked,
    none: { title: 'No open requests.', reason: 'Requested returns appear here.' },
  },
  {
    label: 'In transit',
    value: 'IN_TRANSIT',
    count: ({ counts }: List) => counts.inTransit,
    none: { title: 'No returns in transit.', reason: "Accepted returns that haven't arrived appear here." },
  },
  {
    label: 'Overdue',
    value: 'OVERDUE',
    count: ({ counts }: List) => counts.overdue,
    none: {
      title: 'No overdue returns.',
      reason: "Accepted returns that aren't complete a week after their send-by date appear here.",
    },
  },
  {
    label: 'Received',
    value: 'HERE',
    count: ({ counts }: List) => counts.here,
    none: { title: 'No open refunds.', reason: "Received returns that aren't refunded yet appear here." },
  },
  {
    label: 'Closed',
    value: 'CLOSED',
    count: ({ counts }: List) => counts.closed,
    none: { title: 'None closed yet.', reason: 'Closed returns appear here, with their history.' },
  },
] as const;

/** Number of tabs of the table, for the list of keys. */
export const returnTabs = 1 + stageTabs.length;

const open: ReturnState[] = ['REQUESTED', 'ACCEPTED', 'RECEIVED'];

const statesOf: Record<(typeof stageTabs)[number]['value'], ReturnState[]> = {
  ASKED: ['REQUESTED'],
  IN_TRANSIT: ['ACCEPTED'],
  OVERDUE: ['ACCEPTED'],
  HERE: ['RECEIVED'],
  CLOSED: ['DECLINED', 'WITHDRAWN', 'REFUNDED'],
};

/** Returns of customers: answered, received and refunded, one step at a time. */
export function AdminReturns() {
  const now = useNow();
  const { search: sought } = useTableView(returnsTable).view;
  const table = useAdminTable({
    address: returnsTable,
    useQuery: useAdminReturnsQuery,
    variables: ({ search, stage, page }) => ({
      search,
      states: stage ? statesOf[stage] : search ? null : open,
      overdue: stage === 'OVERDUE',
      page,
    }),
    listIn: ({ adminReturns }) => adminReturns,
    tabs: { label: 'Returns', filter: 'stage', choices: [allTab(sought), ...stageTabs] },
  });
  const actions = useReturnActions();
  const counts = table.list?.counts;
  return (
    <>
      {counts && counts.asked + counts.here + counts.overdue > 0 && (
        <chakra.p color="fg.muted" textStyle="number" role="status">
          {counts.asked} to review, {counts.here} to refund
          {counts.overdue > 0 && `, ${counts.overdue} overdue`}
        </chakra.p>
      )}
      <AdminTable
        table={table}
        what="returns"
        searchedBy="Customer, order or part"
        columns={returnsColumns(now)}
        card={returnCard}
        nameOf={nameOfReturn}
        details={(found) => <ReturnDetails found={found} now={now} actions={actions} />}
        empty={<EmptyBlock title="No open returns." reason="Requested returns appear here." />}
      />
    </>
  );
}
