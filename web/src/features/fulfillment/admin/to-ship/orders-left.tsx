import { timeOfDay } from '#shared/format/dates';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { Note } from '#shared/ui/note';
import { countOfOrders } from '#shop-kit/units';
import { paymentIssueLabels } from '../../../orders/admin/payment-issue-labels';
import { shippedBy } from '../../../orders/admin/shipped-by';
import { isSameAddress } from './same-address';
import type { LeftOrder } from './printed-slips';
import { useOrderLeftQuery, type OrderLeftQuery } from './to-ship.generated';

/** Says what has happened to the order in the meantime, and what to do; nothing while unknown. */
function whyLeft(
  order: OrderLeftQuery['order'] | undefined,
  isRemoved: boolean,
  { order: { product, address }, isOffSlip }: LeftOrder,
): string {
  const removeFromParcel = `Remove ${product} from the parcel.`;
  if (isRemoved) return `was deleted. ${removeFromParcel}`;
  if (order?.refundedAt) return `was canceled at ${timeOfDay(order.refundedAt)}. ${removeFromParcel}`;
  if (order?.status === 'SHIPPED' && order.shippedAt) {
    const { parcel } = order;
    const label = [parcel?.carrier, parcel?.trackingNumber].filter(Boolean).join(' ');
    const by = shippedBy(order) ?? 'another admin';
    return `was shipped at ${timeOfDay(order.shippedAt)} by ${by}${label && `, with ${label}`}. ${removeFromParcel}`;
  }
  if (order?.status === 'UNPAID') return `is not paid. ${removeFromParcel}`;
  if (order?.paymentIssue)
    return `was not shipped. ${paymentIssueLabels[order.paymentIssue].fact} ${removeFromParcel}`;
  if (order?.address && !isSameAddress(order.address, address))
    return `was not shipped: its address is now ${order.address}. Send ${product} there, with a new slip.`;
  if (isOffSlip)
    return `was not shipped: it is not on the printed slip. ${product} is waiting as a separate parcel.`;
  return `was not shipped: ${product}.`;
}

function OrderLeft({ left }: { left: LeftOrder }) {
  const { id, number } = left.order;
  const { data, error } = useOrderLeftQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const isRemoved = error !== undefined && shopErrorOf(error).code === 'NOT_FOUND';
  return (
    <li>
      {number} {whyLeft(data?.order, isRemoved, left)}
    </li>
  );
}

interface OrdersLeftProps {
  /** Number of shipped orders. */
  shipped: number;
  /** At least one order, with the address that it was packed for. */
  left: readonly LeftOrder[];
}

/** "11 orders are shipped, 1 is not.", and which, and why. */
export function OrdersLeft({ shipped, left }: OrdersLeftProps) {
  const went =
    shipped === 0
      ? 'No orders were shipped'
      : `${countOfOrders(shipped)} ${shipped === 1 ? 'is' : 'are'} shipped`;
  return (
    <Note
      kind="error"
      role="alert"
      title={shipped === 0 ? `${went}.` : `${went}, ${left.length} ${left.length === 1 ? 'is' : 'are'} not.`}
    >
      <ul>
        {left.map((one) => (
          <OrderLeft key={one.order.id} left={one} />
        ))}
      </ul>
    </Note>
  );
}
