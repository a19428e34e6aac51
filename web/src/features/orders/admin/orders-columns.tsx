import Trash2 from 'virtual:lucide/trash';
import { recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { OrderSort } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import type { Column } from '#shared/data-table/data-table';
import { NotApplicable, SubLine } from '#shared/data-table/data-table.styles';
import { orderStates } from '#shop-kit/order-states';
import { StatusBadge } from '#shop-kit/order-status-badge';
import { units } from '#shop-kit/units';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';
import { paymentIssueLabels } from './payment-issue-labels';
import { nameOfOrder } from './order-name';
import { useUndoSeconds } from './undo-clocks';
import { UndoMessage } from './undo-message';
import { useHoldUndoClock } from './use-hold-undo-clock';
import { useUndoShipping } from './use-undo-shipping';

interface UndoButtonProps {
  orderId: string;
  /** Names the shipped order for screen readers. */
  name: string;
}

/** Takes a shipment back, in its row, while its clock runs. */
function UndoButton({ orderId, name }: UndoButtonProps) {
  const seconds = useUndoSeconds(orderId);
  const { undo, undoing } = useUndoShipping([orderId]);
  return (
    <Button
      variant="outline"
      size="sm"
      busy={undoing}
      onClick={() => void undo()}
      {...useHoldUndoClock(orderId)}
    >
      <UndoMessage seconds={seconds} name={name} />
    </Button>
  );
}

/** Actions for an order that is marked as shipped: none, once that is final. */
function ShippedAction({ orderId, name }: { orderId: string; name: string }) {
  const seconds = useUndoSeconds(orderId);
  return seconds > 0 ? <UndoButton orderId={orderId} name={name} /> : <NotApplicable>N / A</NotApplicable>;
}

type Order = AdminOrders_OrderFragment;

/** The sorts that the columns offer; without one the newest come first. */
export type ColumnOrder = Exclude<OrderSort, 'NEWEST' | 'OLDEST'>;

/** Layout of a row as card: name, then price over status, and next to them the one action. */
export const orderCard = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"product product" "price action" "status action"',
};

interface Actions {
  onShip: (order: Order) => void;
  onDelete: (order: Order) => void;
}

/** The five columns of the spec (section 2). Either status can be updated or the order removed, or neither. */
export function ordersColumns(now: Date, { onShip, onDelete }: Actions): Column<Order, ColumnOrder>[] {
  return [
    {
      label: 'Product',
      kind: 'name',
      sort: { ascending: 'PRODUCT_ASC', descending: 'PRODUCT_DESC' },
      width: '44%',
      area: 'product',
      cell: (order) => (
        <>
          {order.product}
          <SubLine>
            {order.name}&nbsp;· <span>{units(order.quantity)} ·</span>{' '}
            <span>{recentMoment(now, order.createdAt)}</span>
          </SubLine>
        </>
      ),
    },
    {
      label: 'Total price',
      kind: 'amount',
      sort: { ascending: 'TOTAL_ASC', descending: 'TOTAL_DESC' },
      area: 'price',
      cell: (order) => formatMoney(order.price),
    },
    {
      label: 'Status',
      sort: { ascending: 'STATUS_ASC', descending: 'STATUS_DESC' },
      area: 'status',
      cell: ({ status, refundState, paymentIssue }) => (
        <>
          <StatusBadge status={status} refundState={refundState} narrow />
          {paymentIssue && (
            <chakra.span display="block" mt="1" fontSize="sm" color="fg.warning">
              {paymentIssueLabels[paymentIssue].label}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      label: 'Update Status',
      area: 'action',
      cell: (order) =>
        orderStates[order.status].waitsFor === 'shipping' ? (
          <Button
            size="sm"
            data-row-action
            aria-label={`Update: ship ${nameOfOrder(order)}`}
            onClick={() => onShip(order)}
          >
            Update: ship
          </Button>
        ) : order.shipped ? (
          <ShippedAction orderId={order.id} name={nameOfOrder(order)} />
        ) : (
          <NotApplicable>N / A</NotApplicable>
        ),
    },
    {
      label: 'Remove Order',
      area: 'action',
      cell: (order) =>
        order.status !== 'UNPAID' ? (
          <NotApplicable>N / A</NotApplicable>
        ) : (
          <Button
            variant="danger"
            size="sm"
            icon={<Trash2 size={16} />}
            aria-label={`Remove order: ${nameOfOrder(order)}`}
            onClick={() => onDelete(order)}
          >
            Remove
          </Button>
        ),
    },
  ];
}
