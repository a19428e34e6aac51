import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/** The row that was last focused, and its position. */
interface Place {
  id: string;
  index: number;
}

/**
 * Which row is open, and where focus is in a table whose rows are added and removed: a removed row leaves focus to
 * the one that replaces it. Rows carry `data-row`, their first button receives the focus.
 */
export function useRowFocus(ids: readonly string[]) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);

  const rowAt = (index: number) =>
    frame.current?.querySelectorAll<HTMLElement>('[data-row]')[Math.max(0, Math.min(index, ids.length - 1))];

  /** Element that takes focus for a row: its opener, or the whole list when there is no row any more. */
  const targetAt = (index: number): HTMLElement | null =>
    rowAt(index)?.querySelector<HTMLElement>('button') ?? frame.current;

  /** The row that has focus, else the one that had it last; -1 if none was focused yet. */
  function currentIndex(): number {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row ?? place.current?.id;
    return id === undefined ? -1 : ids.indexOf(id);
  }

  function noticePlace(event: FocusEvent) {
    const row = event.target.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row;
    if (id !== undefined) place.current = { id, index: ids.indexOf(id) };
  }

  function noticeLeaving(event: FocusEvent) {
    // A click outside the table; a removed control says nothing of the kind.
    if (event.relatedTarget === null && event.target.isConnected) place.current = null;
  }

  useEffect(function keepFocusWhereItsRowWas() {
    if (place.current === null || document.activeElement !== document.body) return;
    const index = ids.indexOf(place.current.id);
    targetAt(index === -1 ? place.current.index : index)?.focus();
  });

  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
  }, []);
  const showTop = useCallback(() => frame.current?.scrollIntoView(), []);

  return {
    /** The ref of the element around the table, which stays when the table is removed. */
    attach,
    showTop,
    openId,
    toggle: (id: string) => setOpenId(openId === id ? null : id),
    targetAt,
    /** Moves one row forward or back. */
    move: (by: number) => {
      if (ids.length > 0) targetAt(currentIndex() + by)?.focus();
    },
    /** Clicks the one action of the current row, if there is one. */
    act: () => {
      const index = currentIndex();
      if (index >= 0) rowAt(index)?.querySelector<HTMLElement>('[data-row-action]')?.click();
    },
    handlers: { onFocus: noticePlace, onBlur: noticeLeaving },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;
