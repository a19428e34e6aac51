import { useState } from 'react';
import { chakra } from '#shared/ui/chakra';
import { ModalForm } from '#shared/unsaved-changes/modal-form';
import { Choice } from '#shared/forms/choice';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { formatMoney } from '#shared/format/money';
import { trimText } from '#shared/format/visible-text';
import { resolvePaymentCaseLimits } from '#shared/gql/admin-limits.generated';
import type { AdminCases_CaseFragment } from './admin-cases.generated';

type Orders = AdminCases_CaseFragment['orders'];

/** The values of the case form. */
interface CaseValues {
  note: string;
  /** The selected `orders`. */
  orderIds: readonly string[];
}

interface CaseDialogProps {
  question: string;
  /** Label of the confirm button, with these orders named. */
  yes: (named: Orders) => string;
  /** The case, named, and what becomes of it. */
  about: string;
  /** Orders of which some may be named. */
  orders?: Orders;
  /** Label of a required note; without it, a note is optional. */
  needs: string | null;
  open: boolean;
  onNo: () => void;
  /** Resolves to the message of a refusal; then the dialog and its entries stay. */
  onYes: (values: CaseValues) => Promise<string | undefined>;
  finalFocus: () => HTMLElement | null;
}

/** Confirms an action on a case, with a note and, if needed, the affected orders. */
export function CaseDialog(props: CaseDialogProps) {
  const { question, yes, about, orders = [], needs, open, onNo, onYes, finalFocus } = props;
  const [orderIds, setOrderIds] = useState<readonly string[]>([]);
  return (
    <ModalForm<{ note?: string }>
      title={question}
      open={open}
      onClose={onNo}
      finalFocus={finalFocus}
      about={about}
      label={question}
      initialValues={{ note: '' }}
      validate={({ note }) => ({ note: needs ? required(note, needs) : undefined })}
      onSubmit={({ note }) => onYes({ note: trimText(note ?? ''), orderIds })}
      yes={yes(orders.filter(({ id }) => orderIds.includes(id)))}
    >
      {orders.length > 0 && <CaseOrders orders={orders} named={orderIds} onName={setOrderIds} />}
      <TextField
        name="note"
        label={needs ?? 'Note'}
        optional={needs === null}
        multiline
        autoComplete="off"
        maxLength={resolvePaymentCaseLimits.note.max}
        hint="Logged under your name"
      />
    </ModalForm>
  );
}

interface CaseOrdersProps {
  orders: Orders;
  named: readonly string[];
  onName: (orderIds: readonly string[]) => void;
}

/** The orders of a payment, to name those that were refunded. */
function CaseOrders({ orders, named, onName }: CaseOrdersProps) {
  return (
    <chakra.fieldset lineHeight="1.3" maxHeight="40vh" overflowY="auto">
      <chakra.legend srOnly>Orders of this payment</chakra.legend>
      {orders.map(({ id, number, product, price, shipped }) => (
        <Choice
          key={id}
          type="checkbox"
          name="order"
          value={id}
          checked={named.includes(id)}
          onChange={(isNamed) => onName(isNamed ? [...named, id] : named.filter((other) => other !== id))}
        >
          <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
            {product}{' '}
            <chakra.span color="fg.muted">
              {number}
              {shipped && ' · Shipped'}
            </chakra.span>
          </chakra.span>
          <chakra.span textStyle="number">{formatMoney(price)}</chakra.span>
        </Choice>
      ))}
    </chakra.fieldset>
  );
}
