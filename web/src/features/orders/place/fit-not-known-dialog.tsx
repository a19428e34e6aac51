import { useRef } from 'react';
import { Button } from '#shared/ui/button';
import { Modal, ModalActions, ModalDescription } from '#shared/ui/modal';

interface FitNotKnownDialogProps {
  open: boolean;
  /** "2016 Honda Civic". */
  car: string;
  /** Number of parts that are about to be ordered. */
  parts: number;
  onRecheck: () => void;
  onOrder: () => void;
  onClose: () => void;
}

/** Asks before parts are ordered of which the shop could not say whether they fit. Never a block; to look it up again has focus first. */
export function FitNotKnownDialog(props: FitNotKnownDialogProps) {
  const { open, car, parts, onRecheck, onOrder, onClose } = props;
  const again = useRef<HTMLButtonElement>(null);
  const they = parts === 1 ? 'it fits' : 'they fit';
  return (
    <Modal
      role="alertdialog"
      title={`Order without knowing whether ${they}?`}
      open={open}
      onClose={onClose}
      initialFocus={() => again.current}
    >
      <ModalDescription>
        Whether {they} your {car} couldn't be checked. We'll record the result on your order.
      </ModalDescription>
      <ModalActions css={{ '& > *': { flex: { base: '1 0 auto', sm: 'none' } } }}>
        <Button ref={again} onClick={onRecheck}>
          Check again
        </Button>
        <Button variant="outline" onClick={onOrder}>
          Order anyway
        </Button>
      </ModalActions>
    </Modal>
  );
}
