import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';

interface RemovalOptions<Item> {
  /** What an item is called: "message". */
  what: string;
  remove: (item: Item) => Promise<unknown>;
  /** While that is under way. */
  busy: boolean;
  /** Refetches the list. */
  refetch: () => Promise<unknown>;
}

/**
 * A question before something is removed for good, and what follows a yes. What another admin has removed in the meantime is
 * removed too. Focus goes to the heading of the list when the item is gone.
 */
export function useRemoval<Item>({ what, remove, busy, refetch }: RemovalOptions<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const gone = useRef(false);
  const [item, setItem] = useState<Item | null>(null);
  const [open, setOpen] = useState(false);

  async function carryOut(about: Item): Promise<boolean> {
    try {
      await remove(about);
    } catch (thrown) {
      if (shopErrorOf(thrown).code !== 'NOT_FOUND') {
        notify.error(failureMessage(thrown, `The ${what} was not removed.`));
        await refetch();
        return false;
      }
      await refetch();
    }
    notify.success(`This ${what} is removed.`);
    return true;
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
