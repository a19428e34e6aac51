import { useEffect, useState } from 'react';
import { loadRemembered, type RememberedRequest } from './remembered-request';

/** What the shop remembers of some requests, once it has answered. */
export type Remembered =
  | { readonly state: 'loading' | 'forgotten' | 'failed' }
  | { readonly state: 'known'; readonly requests: readonly [RememberedRequest, ...RememberedRequest[]] };

/** Asks the shop once for these requests, of which it may have forgotten some. */
export function useRemembered(ids: readonly string[]): Remembered {
  const [remembered, setRemembered] = useState<Remembered>({ state: 'loading' });
  const key = ids.join();
  useEffect(
    function load() {
      let isCurrent = true;
      const settle = (next: Remembered) => {
        if (isCurrent) setRemembered(next);
      };
      Promise.all(key.split(',').map(loadRemembered)).then(
        (all) => {
          const [first, ...others] = all.filter((one) => one !== null);
          settle(first ? { state: 'known', requests: [first, ...others] } : { state: 'forgotten' });
        },
        () => settle({ state: 'failed' }),
      );
      return () => {
        isCurrent = false;
      };
    },
    [key],
  );
  return remembered;
}
