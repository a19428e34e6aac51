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

/** Without a search what is open, with one whatever it finds: who looks for a return need not know how far it is. */
const allTab = (search: string) =>
  ({
    label: search ? 'All' : 'All open',
    value: null,
    count: ({ counts: { asked, inTransit, here, closed } }: List) =>
      asked + inTransit + here + (search ? closed : 0),
    none: { title: 'Nothing needs you.', reason: 'A return that is asked for shows up here.' },
  }) as const;

const stageTabs = [
  {
    label: 'Asked for',
    value: 'ASKED',
    count: ({ counts }: List) => counts.asked,
    none: { title: 'All answered.', reason: 'A return that is asked for shows up here.' },
  },
  {
    label: 'On the way',
    value: 'IN_TRANSIT',
    count: ({ counts }: List) => counts.inTransit,
    none: { title: 'Nothing is on the way.', reason: 'What was accepted, and is not here, shows up here.' },
  },
  {
    label: 'Overdue',
    value: 'OVERDUE',
    count: ({ counts }: List) => counts.overdue,
    none: {
      title: 'Nothing is overdue.',
      reason: 'What was accepted, and has not all come a week after it should have been sent, shows up here.',
    },
  },
  {
    label: 'Here',
    value: 'HERE',
    count: ({ counts }: List) => counts.here,
    none: { title: 'Nothing to refund.', reason: 'What was taken in, and is not refunded, shows up here.' },
  },
  {
    label: 'Closed',
    value: 'CLOSED',
    count: ({ counts }: List) => counts.closed,
    none: { title: 'Nothing has been closed yet.', reason: 'Closed returns stay here, with their story.' },
  },
] as const;

/** How many tabs the table has, for the list of keys. */
export const returnTabs = 1 + stageTabs.length;

const open: ReturnState[] = ['REQUESTED', 'ACCEPTED', 'RECEIVED'];

const statesOf: Record<(typeof stageTabs)[number]['value'], ReturnState[]> = {
  ASKED: ['REQUESTED'],
  IN_TRANSIT: ['ACCEPTED'],
  OVERDUE: ['ACCEPTED'],
  HERE: ['RECEIVED'],
  CLOSED: ['DECLINED', 'WITHDRAWN', 'REFUNDED'],
};

/** What customers send back: answered, taken in and refunded, one step at a time. */
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
          {counts.asked} to answer, {counts.here} to refund
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
        empty={
          <EmptyBlock title="Nothing needs you." reason="A return that a customer asks for shows up here." />
        }
      />
    </>
  );
}
