import { useRef, useState } from 'react';
import { ErrorText } from '#shared/forms/field-frame';
import { FormModal } from '#shared/unsaved-changes/unsaved-changes-guard';
import type { PartFilter } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import { ModalActions, ModalDescription } from '#shared/ui/modal';
import { useAction } from '#shop-kit/use-action';
import { evictPartLists } from '../evict-part-lists';
import {
  useApplyBulkChangeMutation,
  usePrepareBulkChangeMutation,
  type PrepareBulkChangeMutation,
} from './bulk-change.generated';
import { BulkForm } from './bulk-form';
import { BulkLines } from './bulk-lines';
import { readRule, type BulkValues } from './bulk-values';
import { countOfProducts, isOfStock, isRemoved } from './rule-label';

/** Products to change: individual ones, or all that a filter shows. */
export type Chosen = { ids: string[]; filter?: undefined } | { ids?: undefined; filter: PartFilter };

type Prepared = PrepareBulkChangeMutation['prepareBulkChange'];

const refused = {
  notDone: 'No product was changed.',
  texts: { NOT_FOUND: 'This preview has expired. Go back and preview the change again.' },
  hint: 'Try again: the change is never applied twice.',
  quiet: true,
};

interface PreviewProps {
  change: Prepared;
  onBack: () => void;
  onDone: () => void;
}

/** Preview of each product, and the button that applies the change. */
function BulkPreview({ change, onBack, onDone }: PreviewProps) {
  const [apply] = useApplyBulkChangeMutation({ update: evictPartLists });
  const { act, busy } = useAction();
  const [problem, setProblem] = useState<string>();
  const { changedCount, leftCount } = change;

  async function applyChange() {
    setProblem(undefined);
    const refusal = await act({ send: () => apply({ variables: { id: change.id } }), ...refused });
    if (refusal) setProblem(refusal.text);
    else onDone();
  }

  return (
    <>
      <p role="status">
        <b>
          {changedCount === 0
            ? 'None of these products can be changed'
            : `${countOfProducts(changedCount)} ${changedCount === 1 ? 'changes' : 'change'}`}
        </b>
        {leftCount > 0 &&
          changedCount > 0 &&
          `, ${leftCount} can't and ${leftCount === 1 ? 'stays' : 'stay'}`}
        .
        {changedCount > 0 &&
          (isOfStock(change.kind)
            ? ' Items sold in the meantime stay sold.'
            : ' Prices changed by someone else in the meantime are skipped and listed.')}
      </p>
      <BulkLines change={change} lines={[...change.left, ...change.done]} />
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
      <ModalActions>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        {changedCount > 0 && (
          <Button busy={busy} onClick={() => void applyChange()}>
            Change {countOfProducts(changedCount)}
          </Button>
        )}
      </ModalActions>
    </>
  );
}

interface BulkDialogProps {
  of: 'prices' | 'stock';
  chosen: Chosen;
  count: number;
  /** Once it has gone, with the products that it found removed. */
  onExitComplete: (removed: readonly string[]) => void;
  /** Once it is done. */
  onDone: () => void;
  /** Takes focus once it is done. */
  finalFocus: () => HTMLElement | null;
}

/** Changes prices or stock of many products: a form, a preview, then the change. */
export function BulkDialog({ of, chosen, count, onExitComplete, onDone, finalFocus }: BulkDialogProps) {
  const [typed, setTyped] = useState<BulkValues>({ kind: '', value: '', reason: '' });
  const [change, setChange] = useState<Prepared>();
  const [open, setOpen] = useState(true);
  const isDone = useRef(false);
  const removed = useRef<string[]>([]);
  const [prepare, { client }] = usePrepareBulkChangeMutation();
  const { act } = useAction();

  async function preview(values: BulkValues) {
    setTyped(values);
    const refusal = await act({
      send: async () => {
        const { data } = await prepare({ variables: { ...chosen, rule: readRule(values) } });
        removed.current = data?.prepareBulkChange.left.filter(isRemoved).map(({ partId }) => partId) ?? [];
        setChange(data?.prepareBulkChange);
      },
      ...refused,
    });
    return refusal?.text;
  }

  // Not removed at once: focus returns to the button that opened it first.
  function close() {
    setOpen(false);
  }

  return (
    <FormModal
      title={`Change ${of} of ${countOfProducts(count)}`}
      open={open}
      onClose={close}
      onExitComplete={() => {
        if (removed.current.length > 0) evictPartLists(client.cache);
        onExitComplete(removed.current);
      }}
      finalFocus={() => (isDone.current ? finalFocus() : null)}
      wide
    >
      {change ? (
        <BulkPreview
          key={change.id}
          change={change}
          onBack={() => setChange(undefined)}
          onDone={() => {
            isDone.current = true;
            onDone();
          }}
        />
      ) : (
        <>
          <ModalDescription>You see a preview of every change before anything is saved.</ModalDescription>
          <BulkForm of={of} typed={typed} onSubmit={preview} onCancel={close} />
        </>
      )}
    </FormModal>
  );
}
