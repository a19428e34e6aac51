import { chakra } from '#shared/ui/chakra';
import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { Modal, ModalDescription } from './modal';

interface ConfirmDialogProps {
  open: boolean;
  /** The question; Yes and No answer it. */
  question: string;
  /** The thing it is about, named. */
  children: ReactNode;
  /** While the Yes is being carried out. */
  busy?: boolean;
  onYes: () => void;
  /** No, Escape and a press beside the dialog. */
  onNo: () => void;
  /** What takes focus afterwards; by default what had it before. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks before something is gone. No has focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, children, busy = false, onYes, onNo, finalFocus } = props;
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      title={question}
      open={open}
      onClose={onNo}
      initialFocus={() => no.current}
      finalFocus={finalFocus}
    >
      <ModalDescription>{children}</ModalDescription>
      <chakra.div display="flex" gap="3" justifyContent="flex-end">
        <Button ref={no} variant="outline" onClick={onNo}>
          No
        </Button>
        <Button variant="dangerSolid" onClick={onYes} busy={busy}>
          Yes
        </Button>
      </chakra.div>
    </Modal>
  );
}
