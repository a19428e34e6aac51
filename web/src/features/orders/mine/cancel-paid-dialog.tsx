import type { ComponentProps } from 'react';
import { formatMoney } from '#shared/format/money';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { units } from '#shop-kit/units';

interface CancelPaidDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'question' | 'children'> {
  order: { product: string; quantity: number; price: string };
  /** Whether others were placed or paid with it: they stay. */
  hasOthers: boolean;
}

/** Asks before a paid order is canceled, and says what is refunded. */
export function CancelPaidDialog({ order, hasOthers, ...dialog }: CancelPaidDialogProps) {
  return (
    <ConfirmDialog question="Cancel this order?" yes="Cancel order" no="Keep order" {...dialog}>
      {order.product}, {units(order.quantity)}. {formatMoney(order.price)} will be refunded to your card
      {hasOthers && '; your other orders are not affected'}.
    </ConfirmDialog>
  );
}
