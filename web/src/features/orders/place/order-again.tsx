import { useState } from 'react';
import { useNow } from '#shared/browser/use-now';
import { formatCount } from '#shared/format/count';
import { ago } from '#shared/format/dates';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import type { Purchase } from './order-memory';
import type { Again } from './use-place-order';

interface OrderAgainProps {
  /** Undefined if there is nothing to confirm. */
  again: Again | undefined;
  onYes: (purchase: Purchase) => Promise<void>;
  onNo: () => void;
}

/** Asks for confirmation before the same order is placed again. */
export function OrderAgain({ again, onYes, onNo }: OrderAgainProps) {
  const now = useNow();
  // The question stays readable while the dialog closes.
  const [last, setLast] = useState(again);
  if (again && again !== last) setLast(again);
  if (!last) return null;
  const { purchase, before } = last;
  return (
    <ConfirmDialog
      open={again !== undefined}
      question="Order again?"
      onYes={() => void onYes(purchase)}
      onNo={onNo}
    >
      You ordered {formatCount(before.lines[0]?.quantity ?? 0)} of this part {ago(now, new Date(before.at))},
      to the same address: order {before.number}.
    </ConfirmDialog>
  );
}
