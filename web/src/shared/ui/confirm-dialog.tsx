import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { Modal, ModalActions, ModalDescription } from './modal';

interface ConfirmDialogProps {
  open: boolean;
  /** The question; Yes and No answer it. */
  question: string;
  /** Name of the object that it is about. */
  children: ReactNode;
  /** The two answers, where Yes and No would be misread. */
  yes?: string;
  no?: string;
  /** Set while the confirmed action is running. */
  busy?: boolean;
  onYes: () => void;
  /** Called on No, Escape and a click outside the dialog. */
  onNo: () => void;
  /** Element that takes focus afterwards; by default the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Called once it has been removed from the page and focus is back where it was. */
  onExitComplete?: () => void;
}

/** Asks before something is gone. No has focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, children, yes = 'Yes', no = 'No', busy = false, onYes, onNo, ...focus } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      title={question}
      open={open}
      onClose={onNo}
      initialFocus={() => safe.current}
      {...focus}
    >
      <ModalDescription>{children}</ModalDescription>
      <ModalActions>
        <Button ref={safe} variant="outline" onClick={onNo}>
          {no}
        </Button>
        <Button variant="dangerSolid" onClick={onYes} busy={busy}>
          {yes}
        </Button>
      </ModalActions>
    </Modal>
  );
}
