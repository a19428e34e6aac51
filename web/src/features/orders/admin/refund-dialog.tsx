import { ModalForm } from '#shared/unsaved-changes/modal-form';
import { TextField } from '#shared/forms/text-field';
import { formatMoney } from '#shared/format/money';
import { trimText } from '#shared/format/visible-text';
import { refundOrderLimits } from '#shared/gql/admin-limits.generated';
import { units } from '#shop-kit/units';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';

interface RefundDialogProps {
  order: AdminOrders_OrderFragment;
  open: boolean;
  onNo: () => void;
  /** Returns why it was not refunded; undefined on success. */
  onRefund: (reason: string) => Promise<string | undefined>;
  finalFocus: () => HTMLElement | null;
}

/** Asks before a paid order is refunded, and why. */
export function RefundDialog({ order, open, onNo, onRefund, finalFocus }: RefundDialogProps) {
  return (
    <ModalForm<{ reason?: string }>
      title={`Refund order ${order.number}?`}
      open={open}
      onClose={onNo}
      finalFocus={finalFocus}
      about={
        <>
          Refund {formatMoney(order.price)} to {order.name}, return {units(order.quantity)} of {order.product}{' '}
          to stock and cancel shipping.
        </>
      }
      label="Refund"
      initialValues={{ reason: '' }}
      validate={() => ({})}
      onSubmit={({ reason }) => onRefund(trimText(reason ?? ''))}
      yes={`Refund ${formatMoney(order.price)}`}
      danger
    >
      <TextField
        name="reason"
        label="Reason"
        optional
        autoComplete="off"
        maxLength={refundOrderLimits.reason.max}
        hint="Logged under your name"
      />
    </ModalForm>
  );
}
