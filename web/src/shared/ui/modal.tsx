import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';

interface ModalProps {
  title: string;
  /** An alert dialog asks for a decision before anything else can be done. */
  role?: 'dialog' | 'alertdialog';
  open: boolean;
  /** Called on Escape, a click outside, and any cancel button inside. */
  onClose: () => void;
  initialFocus?: () => HTMLElement | null;
  /** Takes focus afterwards; by default the element that had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Called once the dialog is off the page and focus has returned. */
  onExitComplete?: () => void;
  /** Room for a form in two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A titled dialog. Focus stays inside and returns to where it was. */
export function Modal(props: ModalProps) {
  const {
    title,
    role,
    open,
    onClose,
    initialFocus,
    finalFocus,
    onExitComplete,
    wide = false,
    children,
  } = props;
  return (
    <Dialog.Root
      role={role}
      open={open}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
      onExitComplete={onExitComplete}
      closeOnInteractOutside
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="4">
          <Dialog.Content
            m="auto"
            width="full"
            maxW={wide ? 'modalWide' : 'modal'}
            p="6"
            display="grid"
            gap="4"
            borderRadius="modal"
            _open={{ animation: 'rise {durations.slow} {easings.out}' }}
            _closed={{ animation: 'vanish {durations.fast}' }}
          >
            <Dialog.Title>{title}</Dialog.Title>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The line that names what a modal is about; screen readers read it with the title. */
export const ModalDescription = Dialog.Description;

/** The buttons at the end of a modal, the primary one last. */
export const ModalActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end' },
});
