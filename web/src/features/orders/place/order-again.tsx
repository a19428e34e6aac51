import { useState } from 'react';
import { formatCount } from '#shared/format/count';
import { ago } from '#shared/format/dates';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import type { OrderRequest } from './order-memory';
import type { Outcome } from './use-place-order';

interface OrderAgainProps {
  outcome: Outcome | undefined;
  onYes: (request: OrderRequest) => Promise<void>;
  onNo: () => void;
}

/** Asks whether the very same is meant a second time. */
export function OrderAgain({ outcome, onYes, onNo }: OrderAgainProps) {
  const asked = outcome?.state === 'again' ? outcome : undefined;
  // What was asked stays readable while the dialog closes.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  if (!last) return null;
  const { request, before } = last;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      question="Order again?"
      onYes={() => void onYes(request)}
      onNo={onNo}
    >
      You ordered {formatCount(before.quantity)} of this part {ago(new Date(), new Date(before.at))}, to the
      same address: order {before.number}.
    </ConfirmDialog>
  );
}
