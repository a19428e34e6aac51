import { moment } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import { useLastPageInstead } from '#shared/data-table/use-last-page-instead';
import { Pagination } from '#shared/ui/pagination';
import { TextLink } from '#shared/ui/text-link';
import { StatusBadge } from '#shop-kit/order-status-badge';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { units } from '#shop-kit/units';
import type { ShownCustomer } from './shown-customer';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';

/** Page size that the query requests. */
const pageSize = 10;

/** Orders of the customer, newest first, page by page; each leads to its row in Manage All Orders. */
export function CustomerOrders({
  customer: { id, orders },
  page,
}: {
  customer: ShownCustomer;
  page: number;
}) {
  const to = (number: number) => paths.dashboard.customer.to(id, number);
  const isBeyond = useLastPageInstead({ page, pageSize, total: orders.totalCount, to });
  return (
    <ListPanel
      id="orders"
      title="Orders"
      empty="No orders yet."
      isEmpty={orders.totalCount === 0}
      below={
        orders.totalCount > pageSize &&
        !isBeyond && (
          <chakra.div p="4">
            <Pagination page={page} pageSize={pageSize} total={orders.totalCount} to={to} />
          </chakra.div>
        )
      }
    >
      {orders.nodes.map(
        ({ id: orderId, number, product, quantity, price, status, refundState, createdAt }) => (
          <PanelRow key={orderId}>
            <div className="what">
              <b>{product}</b>
              <p className="more">
                {units(quantity)} ·{' '}
                <TextLink to={paths.dashboard.manageAllOrders.to({ search: number })}>
                  Order {number}
                </TextLink>{' '}
                · {moment(createdAt)}
              </p>
            </div>
            <StatusBadge status={status} refundState={refundState} />
            <chakra.span minWidth="6rem" textAlign="end">
              <Price amount={price} fontSize="card" />
            </chakra.span>
          </PanelRow>
        ),
      )}
    </ListPanel>
  );
}
