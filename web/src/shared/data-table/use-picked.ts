import { useRef, useState } from 'react';

/** Rows that are picked, among those that can be, in the order of the list: one by one, from one to another, or all. */
export function usePicked(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);

  function set(changed: readonly string[], isPicked: boolean) {
    setTicked((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isPicked) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  return {
    isPicked: (id: string) => ticked.has(id),
    picked: ids.filter((id) => ticked.has(id)),
    /** Ids of all picked rows, including those of other pages of the list. */
    everywhere: [...ticked],
    /** Picks a row; `isRange` adds the rows between it and the one that was picked or unpicked before. */
    pick(id: string, isPicked: boolean, isRange = false) {
      const [from, to] = [anchor.current ?? id, id].map((one) => ids.indexOf(one)).sort((a, b) => a - b);
      set(isRange && from !== undefined && from >= 0 ? ids.slice(from, (to ?? from) + 1) : [id], isPicked);
      anchor.current = id;
    },
    pickAll(isPicked: boolean) {
      set(ids, isPicked);
    },
    pickNone() {
      setTicked(new Set());
    },
  };
}

export type Picked = ReturnType<typeof usePicked>;
