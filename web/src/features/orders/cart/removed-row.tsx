import Undo2 from 'virtual:lucide/undo-2';
import { useEffect, useRef } from 'react';
import { chakra } from '#shared/ui/chakra';
import { LineAct } from './cart-line.styles';

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    py: { md: '1.5' },
    px: '3.5',
    bg: 'bg.subtle',
    color: 'fg.muted',
    borderColor: 'border.muted',
    '& + li, li + &': { borderTopWidth: '1px' },
  },
});

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
}

/** Replaces a removed line until the page is left: its name, and an undo button, which has focus. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(function focusUndo() {
    undo.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Row>
      <span role="status">Removed: {name}</span>
      <LineAct strong ref={undo} onClick={onUndo} aria-label={`Undo: put ${name} back`}>
        <Undo2 size={16} />
        Undo
      </LineAct>
    </Row>
  );
}
