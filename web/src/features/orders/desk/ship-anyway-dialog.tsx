import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { units } from '#shop-kit/units';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';
import { nameOfOrder } from './order-name';

type Order = AdminOrders_OrderFragment;

/** Whether an order is marked as shipped without a question. Pure. */
export const isShippedAtOnce = ({ address, disputed }: Order) => Boolean(address) && !disputed;

interface ShipAnywayDialogProps {
  order: Order;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks before an order is marked as shipped that should wait: for the bank's decision, or for an address. */
export function ShipAnywayDialog({ order, ...dialog }: ShipAnywayDialogProps) {
  const { address, disputed, quantity } = order;
  return (
    <ConfirmDialog
      {...dialog}
      question={`${disputed ? 'This order is disputed' : 'This order has no address'}. Mark it as shipped all the same?`}
    >
      {nameOfOrder(order)}, {units(quantity)}.
      {disputed &&
        ' The customer’s bank is deciding about the payment and may take the money back: see Cases first.'}
      {!address &&
        `${disputed ? ' It has no address either.' : ''} Its customer can add an address until it is shipped.`}
    </ConfirmDialog>
  );
}
