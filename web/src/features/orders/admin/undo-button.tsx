import { Button } from '#shared/ui/button';
import { useUndoSeconds } from './undo-clocks';
import { UndoMessage } from './undo-message';
import { useHoldUndoClock } from './use-hold-undo-clock';
import { useUndoShipping } from './use-undo-shipping';

interface UndoButtonProps {
  orderId: string;
  /** What is shipped, for those who hear the page. */
  name: string;
}

/** Takes a shipment back, in its row, while its clock runs. */
export function UndoButton({ orderId, name }: UndoButtonProps) {
  const seconds = useUndoSeconds(orderId);
  const { undo, undoing } = useUndoShipping([orderId]);
  return (
    <Button
      variant="outline"
      size="sm"
      busy={undoing}
      onClick={() => void undo()}
      {...useHoldUndoClock(orderId)}
    >
      <UndoMessage seconds={seconds} name={name} />
    </Button>
  );
}
