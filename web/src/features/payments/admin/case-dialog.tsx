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

/** What an admin says of a case. */
interface CaseValues {
  note: string;
  /** Those of `orders` that are named. */
  orderIds: readonly string[];
}

interface CaseDialogProps {
  question: string;
  /** The word of the button that says yes, with these orders named. */
  yes: (named: Orders) => string;
  /** The case, named, and what becomes of it. */
  about: string;
  /** Those of which some may be named. */
  orders?: Orders;
  /** The note that it cannot do without, by its label; else one may be written. */
  needs: string | null;
  open: boolean;
  onNo: () => void;
  /** Answers why it was not done, and the dialog stays with what was typed. */
  onYes: (values: CaseValues) => Promise<string | undefined>;
  finalFocus: () => HTMLElement | null;
}

/** Asks before something is done about a case, where it is needed of which orders, and for a note. */
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

/** The orders of a payment, to name those whose money went back. */
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
