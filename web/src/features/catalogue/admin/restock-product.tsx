import { useRef, useState } from 'react';
import { refetchActive } from '#shared/apollo/failure-message';
import { plainDigits } from '#shared/format/plain-digits';
import { trimText } from '#shared/format/visible-text';
import { ModalForm } from '#shared/unsaved-changes/modal-form';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { addPartInputLimits } from '#shared/gql/admin-limits.generated';
import { units } from '#shop-kit/units';
import { useAction } from '#shop-kit/use-action';
import { evictPartLists } from './evict-part-lists';
import { productTexts } from './product-texts';
import { useRestockProductMutation, type RestockProduct_PartFragment } from './restock-product.generated';

interface RestockValues {
  quantity: string;
  reason: string;
}

const maxUnits = addPartInputLimits.availableQuantity.max;

/** Parses a whole number that is not 0, negative for a write-off, in digits of any script; null if invalid. */
function readChange(text: string): number | null {
  const plain = plainDigits(trimText(text))
    .replace(/^[−－]/, '-')
    .replace(/^＋/, '+');
  const change = /^[-+]?\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return change !== 0 && Math.abs(change) <= maxUnits ? change : null;
}

function quantityProblem(text: string | undefined, available: number) {
  const missing = required(text, 'Quantity');
  if (missing) return missing;
  const change = readChange(text ?? '');
  if (change === null) return 'Quantity must be a whole number other than 0';
  return available + change < 0 ? `Only ${units(available)} can be removed` : undefined;
}

interface RestockProductProps {
  part: RestockProduct_PartFragment;
  /** Called when a colleague has removed it, and the dialog is closed. */
  onRemoved?: () => void;
}

/** Brings units of a part in, or writes them off, with the reason for the ledger. */
export function RestockProduct({ part, onRemoved }: RestockProductProps) {
  const [open, setOpen] = useState(false);
  const isRemoved = useRef(false);
  const [restock, { client }] = useRestockProductMutation({ update: evictPartLists });
  const { act } = useAction();
  const close = () => setOpen(false);

  async function submit({ quantity, reason }: RestockValues) {
    const change = readChange(quantity) ?? 0;
    const refusal = await act({
      send: () => restock({ variables: { id: part.id, quantity: change, reason: trimText(reason) } }),
      done: `${units(Math.abs(change))} ${change > 0 ? 'added' : 'removed'}: ${part.name}.`,
      notDone: 'The stock was not changed.',
      texts: {
        ...productTexts,
        QUANTITY_OUT_OF_RANGE: ({ available }) => `Only ${units(available)} can be removed.`,
      },
      hint: 'Check the stock shown above before you try again.',
      quiet: true,
    });
    isRemoved.current = refusal?.code === 'NOT_FOUND';
    // The stock shown above the form shows whether it was saved.
    if (refusal?.mayBeDone) await refetchActive(client);
    if (refusal) return refusal.text;
    close();
    return undefined;
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        bg="bg.panel"
        aria-label={`Restock ${part.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Restock
      </Button>
      <ModalForm<RestockValues>
        title={`Restock ${part.name}`}
        open={open}
        onClose={close}
        onExitComplete={() => {
          if (!isRemoved.current) return;
          evictPartLists(client.cache);
          onRemoved?.();
        }}
        about={`${units(part.availableQuantity)} in stock. Minimum order: ${part.orderQuantity}.`}
        label="Restock"
        initialValues={{ quantity: '', reason: '' }}
        validate={({ quantity, reason }) => ({
          quantity: quantityProblem(quantity, part.availableQuantity),
          reason: required(reason, 'Reason'),
        })}
        onSubmit={submit}
        yes="Restock"
      >
        <TextField
          name="quantity"
          label="Quantity"
          autoComplete="off"
          hint="Items to add. To remove items, use a minus sign, such as -2"
        />
        <TextField
          name="reason"
          label="Reason"
          autoComplete="off"
          maxLength={500}
          hint="Logged with your name"
        />
      </ModalForm>
    </>
  );
}
