import type { ComponentProps } from 'react';
import { formatMoney } from '#shared/format/money';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { units } from '#shop-kit/units';

interface DeleteDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'question' | 'children'> {
  order: { product: string; quantity: number; price: string };
}

/** The specified question before an unpaid order is deleted, and which order it is about. */
export function DeleteDialog({ order, ...dialog }: DeleteDialogProps) {
  return (
    <ConfirmDialog question="Are you sure you want to delete this order?" {...dialog}>
      {order.product}, {units(order.quantity)}, {formatMoney(order.price)}
    </ConfirmDialog>
  );
}
