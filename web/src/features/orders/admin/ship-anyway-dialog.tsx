import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { units } from '#shop-kit/units';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';
import { paymentIssueLabels } from './payment-issue-labels';
import { nameOfOrder } from './order-name';

type Order = AdminOrders_OrderFragment;

/** Whether an order is marked as shipped without a question. Pure. */
export const isShippedAtOnce = ({ address, paymentIssue }: Order) =>
  Boolean(address) && paymentIssue === null;

interface ShipAnywayDialogProps {
  order: Order;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Confirms that an order with a payment issue, or without an address, is marked as shipped. */
export function ShipAnywayDialog({ order, ...dialog }: ShipAnywayDialogProps) {
  const { address, paymentIssue, quantity } = order;
  const issue = paymentIssue && paymentIssueLabels[paymentIssue];
  return (
    <ConfirmDialog
      {...dialog}
      question={`${issue?.fact ?? 'This order has no address.'} Mark it as shipped anyway?`}
    >
      {nameOfOrder(order)}, {units(quantity)}.{issue && ` ${issue.beware}`}
      {!address &&
        `${issue ? ' It also has no address.' : ''} The customer can add an address until it ships.`}
    </ConfirmDialog>
  );
}
