import { formatMoney } from '#shared/format/money';
import { pieces } from '#shop-kit/units';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import type { OrderPage_OrderFragment } from './my-order.generated';

interface DeleteOrderProps {
  order: OrderPage_OrderFragment;
  open: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The specified question before an order is deleted on its own page. */
export function DeleteOrder({ order, ...answers }: DeleteOrderProps) {
  return (
    <ConfirmDialog question="Are you sure you want to delete this order?" {...answers}>
      {order.product}, {pieces(order.quantity)}, {formatMoney(order.price)}
    </ConfirmDialog>
  );
}
