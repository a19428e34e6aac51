import { AppForm } from '#shared/forms/app-form';
import { FormModal } from '#shared/keep-typed/keep-typed';
import { TextField } from '#shared/forms/text-field';
import { formatMoney } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { ModalActions, ModalDescription } from '#shared/ui/modal';
import { units } from '#shop-kit/units';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';

interface RefundDialogProps {
  order: AdminOrders_OrderFragment;
  open: boolean;
  onNo: () => void;
  onRefund: (reason: string) => Promise<void>;
  finalFocus: () => HTMLElement | null;
}

/** Asks before a paid order is refunded, and why. */
export function RefundDialog({ order, open, onNo, onRefund, finalFocus }: RefundDialogProps) {
  return (
    <FormModal title={`Refund order ${order.number}?`} open={open} onClose={onNo} finalFocus={finalFocus}>
      <ModalDescription>
        {formatMoney(order.price)} goes back to {order.name}, and {units(order.quantity)} of {order.product}{' '}
        back on the shelf. The order is not shipped then.
      </ModalDescription>
      <AppForm<{ reason: string }>
        label="Refund"
        initialValues={{ reason: '' }}
        validate={() => ({})}
        onSubmit={async ({ reason }) => {
          await onRefund((reason as string | undefined)?.trim() ?? '');
          return undefined;
        }}
      >
        {({ busy }) => (
          <>
            <TextField
              name="reason"
              label="Reason"
              optional
              autoComplete="off"
              maxLength={500}
              hint="Goes into the log with your name"
            />
            <ModalActions>
              <Button variant="outline" onClick={onNo}>
                Cancel
              </Button>
              <Button type="submit" variant="dangerSolid" busy={busy}>
                Refund {formatMoney(order.price)}
              </Button>
            </ModalActions>
          </>
        )}
      </AppForm>
    </FormModal>
  );
}
