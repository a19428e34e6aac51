import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { carName } from '#shop-kit/car/car-name';
import { verdictName } from '#shop-kit/car/verdict-label';
import { paths } from '#shop-kit/paths';
import {
  useContradictedOrdersQuery,
  type ContradictedOrder_OrderFragment,
} from './part-fitment-editor.generated';

type Orders = readonly ContradictedOrder_OrderFragment[];

/** "594B-B548, 2021 Honda Civic". */
export const nameOfOrder = ({ number, car }: ContradictedOrder_OrderFragment) => `${number}, ${carName(car)}`;

/** "1 open order", "2 open orders". */
export const openOrders = ({ length }: Orders) => `${length} open ${length === 1 ? 'order' : 'orders'}`;

interface OrdersNoteProps {
  /** `now`: the list says so; `once saved`: a change would make it so. */
  when: 'now' | 'once saved';
  orders: Orders;
}

/** Names open orders whose receipts say something else than a list does; nothing where there are none. */
export function OrdersNote({ when, orders }: OrdersNoteProps) {
  if (orders.length === 0) return null;
  const isSaved = when === 'now';
  const shows = orders.length === 1 ? 'shows' : 'show';
  return (
    <Note
      kind={isSaved ? 'info' : 'warning'}
      role="status"
      title={`${openOrders(orders)} ${isSaved ? shows : 'will show'} a different fit${isSaved ? '' : ' once this is saved'}.`}
    >
      <span>
        {isSaved
          ? 'Their receipts keep the result from when they were placed.'
          : "Their receipts won't change."}
      </span>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <TextLink to={paths.dashboard.manageAllOrders.to({ search: order.number })}>
              {nameOfOrder(order)}
            </TextLink>
            : placed with “{verdictName(order.receiptVerdict)}”, {isSaved ? 'now' : 'then'}{' '}
            {verdictName(order.listVerdict).toLowerCase()} ({order.reason}).
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Names the open orders whose receipts say something else than the list does now. */
export function ContradictedOrders({ partId }: { partId: string }) {
  const { data } = useContradictedOrdersQuery({ variables: { partId }, fetchPolicy: 'cache-and-network' });
  return <OrdersNote when="now" orders={data?.contradictedOrders ?? []} />;
}
