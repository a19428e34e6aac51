import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { usePersisted } from '#shared/browser/persisted-store';
import { shortcutsOn, useShortcuts } from '#shared/browser/use-shortcuts';
import { Button } from '#shared/ui/button';
import { Modal, ModalActions } from '#shared/ui/modal';

const Key = chakra('kbd', {
  base: {
    fontFamily: 'inherit',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'mark',
    px: '1.5',
    minWidth: '6',
    display: 'inline-block',
    textAlign: 'center',
  },
});

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'baseline',
    '& > dt': { display: 'flex', gap: '1.5' },
  },
});

interface TableKeysProps {
  /** Number of tabs of the table. */
  tabs: number;
  /** What `u` does with the current row, if anything. */
  action?: string;
}

/** Says that there are keys, lists them under "?", and turns them off and on. */
export function TableKeys({ tabs, action }: TableKeysProps) {
  const [open, setOpen] = useState(false);
  const on = usePersisted(shortcutsOn);
  const list: [keys: string[], does: string][] = [
    [['/'], 'Search'],
    [['j', 'k'], 'Next row, previous row'],
    [['Enter'], 'Expand or collapse row'],
    ...(action ? [[['u'], action] satisfies [string[], string]] : []),
    [['1', String(tabs)], 'Switch tabs'],
    [['?'], 'Show this list'],
  ];

  useShortcuts({
    '?': () => setOpen(true),
  });

  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {on ? (
          <span>
            Press <Key>?</Key> for shortcuts
          </span>
        ) : (
          'Keyboard shortcuts are off'
        )}
      </Button>
      <Modal title="Keyboard shortcuts" open={open} onClose={() => setOpen(false)}>
        <Keys>
          {list.map(([keys, does]) => (
            <chakra.div key={does} display="contents">
              <dt>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{does}</dd>
            </chakra.div>
          ))}
        </Keys>
        <chakra.p color="fg.muted">Shortcuts are off while you type in a field.</chakra.p>
        <ModalActions>
          <Button variant="outline" onClick={() => shortcutsOn.set(!on)}>
            {on ? 'Turn shortcuts off' : 'Turn shortcuts on'}
          </Button>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </ModalActions>
      </Modal>
    </>
  );
}
