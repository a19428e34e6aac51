import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { Modal, ModalActions, ModalDescription } from './modal';

interface ConfirmDialogProps {
  open: boolean;
  /** The question; Yes and No answer it. */
  question: string;
  /** The thing it is about, named. */
  children: ReactNode;
  /** The two answers, where Yes and No would be misread. */
  yes?: string;
  no?: string;
  /** While the Yes is being carried out. */
  busy?: boolean;
  onYes: () => void;
  /** No, Escape and a press beside the dialog. */
  onNo: () => void;
  /** What takes focus afterwards; by default what had it before. */
  finalFocus?: () => HTMLElement | null;
  /** When it has gone from the page and focus is back where it was. */
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
