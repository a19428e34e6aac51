import { useRef, useState } from 'react';
import type { RowFocus } from './use-row-focus';

/**
 * Asks about one row of a table before an action on it. The row stays in `item` while its dialog closes.
 * If the action removed the row, focus goes to the row that is in its place now.
 */
export function useQuestion<Item extends { id: string }>(
  items: readonly Item[],
  rows: Pick<RowFocus, 'targetAt'>,
) {
  const [item, setItem] = useState<Item | null>(null);
  const [open, setOpen] = useState(false);
  const index = useRef(0);
  const rowIsRemoved = useRef(false);
  return {
    item,
    ask: (about: Item) => {
      index.current = items.findIndex(({ id }) => id === about.id);
      rowIsRemoved.current = false;
      setItem(about);
      setOpen(true);
    },
    /** Closes the dialog once `answer` says whether the row is gone. Where it says why not, in a sentence, that is answered, and the dialog stays. */
    answer: async (answer: (item: Item) => Promise<boolean | string>): Promise<string | undefined> => {
      if (!item) return undefined;
      const done = await answer(item);
      if (typeof done === 'string') return done;
      rowIsRemoved.current = done;
      setOpen(false);
      return undefined;
    },
    dialog: {
      open,
      onNo: () => setOpen(false),
      finalFocus: () => (rowIsRemoved.current ? rows.targetAt(index.current) : null),
    },
  };
}
