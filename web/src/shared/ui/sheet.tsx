import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '#shared/ui/chakra';
import X from 'virtual:lucide/x';
import type { ReactNode } from 'react';
import { Button } from './button';

interface SheetProps {
  title: string;
  /** Side from which it opens: menus from the top, the dashboard's drawer from the left, filters from the bottom. */
  from: 'top' | 'left' | 'bottom';
  open: boolean;
  onClose: () => void;
  /** Called once it has been removed from the page and focus is back where it was. */
  onExitComplete?: () => void;
  children: ReactNode;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    py: '2',
    pl: '4',
    pr: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const places = {
  top: {
    width: 'full',
    _open: { animation: 'fromTop {durations.base} {easings.out}' },
    _closed: { animation: 'toTop {durations.base} {easings.out}' },
  },
  left: {
    width: 'sidebar',
    maxW: '85vw',
    minHeight: '100dvh',
    _open: { animation: 'fromLeft {durations.base} {easings.out}' },
    _closed: { animation: 'toLeft {durations.base} {easings.out}' },
  },
  bottom: {
    width: 'full',
    maxHeight: '85dvh',
    mt: 'auto',
    display: 'flex',
    flexDirection: 'column',
    borderTopRadius: 'modal',
    _open: { animation: 'fromBottom {durations.base} {easings.out}' },
    _closed: { animation: 'toBottom {durations.base} {easings.out}' },
  },
};

/** A panel over the page with a title and a way to close it. Focus stays inside and returns to what opened it. */
export function Sheet({ title, from, open, onClose, onExitComplete, children }: SheetProps) {
  return (
    <Dialog.Root
      open={open}
      onExitComplete={onExitComplete}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content css={places[from]}>
            <Head>
              <Dialog.Title>{title}</Dialog.Title>
              <Button
                variant="ghost"
                shape="icon"
                aria-label={`Close ${title.toLowerCase()}`}
                onClick={onClose}
              >
                <X size={20} />
              </Button>
            </Head>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
