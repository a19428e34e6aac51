import { useNow } from '#shared/browser/use-now';
import { ordersTable } from '#shop-kit/admin-tables';
import { utcDay } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { pieces } from '#shop-kit/units';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { DataTable } from '#shared/ui/data-table/data-table';
import { TableList } from '#shared/ui/data-table/table-list';
import { TableSearch } from '#shared/ui/data-table/table-search';
import { FilterChip, Toolbar } from '#shared/ui/data-table/toolbar';
import { useQuestion } from '#shared/ui/data-table/use-question';
import { useRowFocus } from '#shared/ui/data-table/use-row-focus';
import { useTableKeys } from '#shared/ui/data-table/use-table-keys';
import { useTableView } from '#shared/ui/data-table/use-table-view';
import { EmptyBlock } from '#shared/ui/empty-block';
import { LinkTabs } from '#shared/ui/link-tabs';
import {
  useAdminOrdersQuery,
  type AdminOrders_OrderFragment,
  type AdminOrdersQuery,
} from './admin-orders.generated';
import { OrderDetails } from './order-details';
import { nameOfOrder } from './order-name';
import { orderCard, ordersColumns } from './orders-columns';
import { useFinalShipments } from './use-final-shipments';
import { useRemoveOrder } from './use-remove-order';
import { useShipOrder } from './use-ship-order';

const tabs = [
  { label: 'All', status: null, count: 'all' },
  { label: 'Unpaid', status: 'UNPAID', count: 'unpaid' },
  { label: 'Pending', status: 'PENDING', count: 'pending' },
  { label: 'Shipped', status: 'SHIPPED', count: 'shipped' },
] as const;

/** What an empty tab means. */
const noneOf = {
  UNPAID: { title: 'All paid.', reason: 'No order waits to be paid.' },
  PENDING: { title: 'All shipped.', reason: 'Nothing is waiting.' },
  SHIPPED: { title: 'Nothing shipped yet.', reason: 'What is marked as shipped shows up here.' },
};

/** How many tabs the table has, for the list of keys. */
export const orderTabs = tabs.length;

const nothing: AdminOrdersQuery['orders']['nodes'] = [];

/** Everybody's orders: found, sorted, opened, marked as shipped, and removed while unpaid. */
export function AdminOrders() {
  const now = useNow();
  const { view, to, go } = useTableView(ordersTable);
  const { search, status, paidOn, sort, page } = view;
  const { data, previousData, error, loading, refetch } = useAdminOrdersQuery({
    variables: { filter: { search, status, paidOn }, sort: sort ?? 'NEWEST', page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.orders;
  const orders = list?.nodes ?? nothing;
  const busy = loading && !data;

  const rows = useRowFocus(orders.map(({ id }) => id));
  const question = useQuestion(orders, rows);
  const unaddressed = useQuestion(orders, rows);
  const shipOrder = useShipOrder();
  const refetchUnlessUndoable = useFinalShipments(orders, refetch);
  const { removeOrder, removing } = useRemoveOrder(refetch);

  async function ship(order: AdminOrders_OrderFragment) {
    if (!(await shipOrder(order))) await refetchUnlessUndoable();
  }

  const tabLinks = tabs.map(({ label, status: id, count }) => ({
    label,
    to: to({ status: id }),
    count: list?.counts[count],
    current: status === id,
  }));
  useTableKeys(rows, tabLinks);

  return (
    <>
      <Toolbar>
        <LinkTabs label="Status" tabs={tabLinks} />
        <TableSearch
          label="Search orders"
          placeholder="Product, customer, number, phone"
          current={search}
          onSearch={(words) => {
            go({ search: words });
          }}
        />
        {paidOn && <FilterChip without={to({ paidOn: null })}>Paid on {utcDay(paidOn)} (UTC)</FilterChip>}
      </Toolbar>
      <TableList
        what="orders"
        list={list}
        busy={busy}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        toPage={(number) => to({ page: number })}
        noneOfThis={status && !search && !paidOn ? noneOf[status] : null}
        withoutFilters={
          search || paidOn || (status && list?.counts.all) ? ordersTable.to({ sort }) : undefined
        }
        rows={rows}
        empty={<EmptyBlock title="No orders yet." reason="What customers order shows up here at once." />}
      >
        <DataTable
          caption={sort ? 'Orders' : 'Orders, newest first'}
          columns={ordersColumns(now, {
            onShip: (order) => {
              if (order.address) void ship(order);
              else unaddressed.ask(order);
            },
            onRemove: question.ask,
          })}
          card={orderCard}
          items={orders}
          nameOf={nameOfOrder}
          details={(order) => <OrderDetails order={order} />}
          sort={sort}
          onSort={(next) => {
            go({ sort: next });
          }}
          rows={rows}
          busy={busy}
        />
      </TableList>
      {unaddressed.item && (
        <ConfirmDialog
          {...unaddressed.dialog}
          question="This order has no address. Mark it as shipped all the same?"
          onYes={() =>
            void unaddressed.answer((order) => {
              void ship(order);
              return Promise.resolve(false);
            })
          }
        >
          {nameOfOrder(unaddressed.item)}, {pieces(unaddressed.item.quantity)}. Its customer can add an
          address until it is shipped.
        </ConfirmDialog>
      )}
      {question.item && (
        <ConfirmDialog
          {...question.dialog}
          question="Are you sure you want to delete this order?"
          busy={removing}
          onYes={() => void question.answer(({ id }) => removeOrder(id))}
        >
          {question.item.product}, {pieces(question.item.quantity)}, {formatMoney(question.item.price)}
        </ConfirmDialog>
      )}
    </>
  );
}
