import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import { notify } from '#shared/ui/toast';
import { useAction } from '#shop-kit/use-action';

interface RemovalOptions<Item> {
  /** Noun for an item: "message". */
  what: string;
  remove: (item: Item) => Promise<unknown>;
  /** Refetches the list. */
  refetch: () => Promise<unknown>;
}

/**
 * Confirms and removes an item for good. If another admin has removed it in the meantime, that counts as removed. Focus goes to
 * the heading of the list when the item is gone.
 */
export function useRemoval<Item>({ what, remove, refetch }: RemovalOptions<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const gone = useRef(false);
  const [item, setItem] = useState<Item | null>(null);
  const [open, setOpen] = useState(false);
  const { act, busy } = useAction();

  async function carryOut(about: Item): Promise<boolean> {
    const refusal = await act({
      send: () => remove(about),
      notDone: `The ${what} was not removed.`,
      quiet: true,
    });
    // Only then: a refetch shortens a list that shows older items.
    if (refusal) await refetch();
    const isRemoved = !refusal || refusal.code === 'NOT_FOUND';
    if (isRemoved) notify.success(`This ${what} is removed.`);
    else notify.error(refusal.text);
    return isRemoved;
  }

  return {
    what,
    heading,
    item,
    ask: (about: Item) => {
      gone.current = false;
      setItem(about);
      setOpen(true);
    },
    dialog: {
      open,
      busy,
      question: `Are you sure you want to remove this ${what}?`,
      onNo: () => setOpen(false),
      onYes: () => {
        if (item === null) return;
        void carryOut(item).then((removed) => {
          gone.current = removed;
          setOpen(false);
        });
      },
      finalFocus: () => (gone.current ? heading.current : null),
    },
  };
}

export type Removal<Item> = ReturnType<typeof useRemoval<Item>>;

/** Takes an item out of every list of a root field that is known, and of their counts. */
export function forgetItem(
  cache: ApolloCache,
  field: 'contactMessages' | 'reviews',
  item: { __typename: string; id: string },
): void {
  cache.modify<Record<typeof field, { totalCount?: number }>>({
    fields: {
      [field]: (list: { totalCount?: number }) =>
        list.totalCount === undefined ? list : { ...list, totalCount: list.totalCount - 1 },
    },
  });
  cache.evict({ id: cache.identify(item) });
  cache.gc();
}
