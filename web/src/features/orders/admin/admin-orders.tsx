import { useNow } from '#shared/browser/use-now';
import { usePublicConfig } from '#shared/config/config-context';
import { utcDay } from '#shared/format/dates';
import { AdminTable } from '#shared/data-table/admin-table';
import { FilterChip } from '#shared/data-table/toolbar';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { useQuestion } from '#shared/data-table/use-question';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ordersTable } from '#shop-kit/admin-tables';
import { orderStates, orderStatuses } from '#shop-kit/order-states';
import { DeleteDialog } from '../delete-dialog';
import { useDeleteOrder } from '../use-delete-order';
import {
  useAdminOrdersQuery,
  type AdminOrders_OrderFragment,
  type AdminOrdersQuery,
} from './admin-orders.generated';
import { OrderDetails } from './order-details';
import { nameOfOrder } from './order-name';
import { orderCard, ordersColumns } from './orders-columns';
import { isShippedAtOnce, ShipAnywayDialog } from './ship-anyway-dialog';
import { useFinalShipments } from './use-final-shipments';
import { RefundDialog } from './refund-dialog';
import { useRefundOrder } from './use-refund-order';
import { useShipOrder } from './use-ship-order';

type List = AdminOrdersQuery['orders'];

/** Count of a tab; undefined if a search finds more than are counted. */
const known = ({ isExact }: List['counts'], count: number) => (isExact ? count : undefined);

const tabs = [
  { label: 'All', value: null, count: ({ counts }: List) => known(counts, counts.all) },
  ...orderStatuses.map((status) => ({
    label: orderStates[status].label,
    value: status,
    count: ({ counts }: List) => known(counts, counts[status.toLowerCase() as Lowercase<typeof status>]),
    none: orderStates[status].none,
  })),
];

/** Number of tabs of the table, for the list of keys. */
export const orderTabs = tabs.length;

/** Everyone's orders: found, sorted, opened, marked as shipped or refunded, and deleted while unpaid. */
export function AdminOrders() {
  const now = useNow();
  const table = useAdminTable({
    address: ordersTable,
    useQuery: useAdminOrdersQuery,
    variables: ({ search, status, paidOn, sort, page }) => ({
      filter: { search, status, paidOn },
      sort,
      page,
    }),
    listIn: ({ orders }) => orders,
    tabs: { label: 'Status', filter: 'status', choices: tabs },
  });
  const { view, to, items: orders, rows, refetch } = table;
  const question = useQuestion(orders, rows);
  const shipAnyway = useQuestion(orders, rows);
  const refunding = useQuestion(orders, rows);
  const shipOrder = useShipOrder();
  const refundOrder = useRefundOrder(refetch);
  const refetchUnlessUndoable = useFinalShipments(orders, refetch);
  const { deleteOrder, deleting } = useDeleteOrder({ afterwards: refetch });

  const { timeZone } = usePublicConfig();

  async function ship(order: AdminOrders_OrderFragment) {
    if (!(await shipOrder(order))) await refetchUnlessUndoable();
  }

  return (
    <>
      <AdminTable
        table={table}
        what="orders"
        searchedBy="Product, customer, number, phone"
        chips={
          view.paidOn && (
            <FilterChip without={to({ paidOn: null })}>
              Paid on {utcDay(view.paidOn)} ({timeZone})
            </FilterChip>
          )
        }
        columns={ordersColumns(now, {
          onShip: (order) => {
            if (isShippedAtOnce(order)) void ship(order);
            else shipAnyway.ask(order);
          },
          onDelete: question.ask,
        })}
        card={orderCard}
        nameOf={nameOfOrder}
        details={(order) => <OrderDetails order={order} onRefund={refunding.ask} />}
        empty={<EmptyBlock title="No orders yet." reason="New orders appear here immediately." />}
      />
      {shipAnyway.item && (
        <ShipAnywayDialog
          {...shipAnyway.dialog}
          order={shipAnyway.item}
          onYes={() =>
            void shipAnyway.answer((order) => {
              void ship(order);
              return Promise.resolve(false);
            })
          }
        />
      )}
      {refunding.item && (
        <RefundDialog
          {...refunding.dialog}
          order={refunding.item}
          onRefund={(reason) => refunding.answer((order) => refundOrder(order, reason))}
        />
      )}
      {question.item && (
        <DeleteDialog
          {...question.dialog}
          order={question.item}
          busy={deleting}
          onYes={() => void question.answer(({ id }) => deleteOrder(id))}
        />
      )}
    </>
  );
}
