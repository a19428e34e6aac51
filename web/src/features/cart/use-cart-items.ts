import { useEffect, useState } from 'react';
import { hasErrorCode } from '#shared/apollo/shop-error';
import type { ChosenCar } from '#shop-kit/car/car';
import { useCar } from '#shop-kit/car/use-car';
import { forgetParts, useCart, type CartLine } from '#shop-kit/cart/cart-store';
import { countLine, type Counted } from '#shop-kit/cart/counted';
import { useCartPartsQuery, type CartPartFragment } from './cart-parts.generated';

const refreshMillis = 30_000;

/** As many as the API answers at once: a full cart, and one that waits to be brought to it. */
const mostAtOnce = 100;

/** What the page asks of parts and a car; without one there are no verdicts. */
export const partsVariables = (ids: readonly string[], chosen: ChosenCar | null) => ({
  ids: [...ids],
  ...(chosen && { vehicle: chosen.car, answers: chosen.answers }),
});

/** A line of the cart with what it comes to today. */
export interface CartItem extends Counted {
  line: CartLine;
  found: CartPartFragment;
}

/** Ids of the parts that are or were in the cart while the page is open, each in its place. */
function useSeenIds(lines: readonly CartLine[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = lines.map(({ partId }) => partId).filter((id) => !seen.includes(id));
  if (fresh.length === 0) return seen;
  setSeen([...seen, ...fresh]);
  return seen;
}

/** A line of a part that this shop has never had, as of another shop at this address, can be neither shown nor ordered. */
function useForgetUnknown(
  lines: readonly CartLine[],
  asked: readonly string[],
  known: readonly string[] | undefined,
) {
  const unknown = known
    ? lines.flatMap(({ partId }) => (asked.includes(partId) && !known.includes(partId) ? partId : []))
    : [];
  const ids = unknown.join();

  useEffect(
    function forgetWhatTheShopNeverHad() {
      if (ids !== '') forgetParts(ids.split(','));
    },
    [ids],
  );
}

/** The parts of the cart as they are now, asked again while one looks. A car that the shop does not know is left out. */
export function useCartItems() {
  const { lines } = useCart();
  const { chosen } = useCar();
  const seen = useSeenIds(lines);
  const ids = seen.slice(0, mostAtOnce);
  const live = {
    // What was shown elsewhere may have changed since: these prices are added up.
    fetchPolicy: 'network-only' as const,
    pollInterval: refreshMillis,
    skipPollAttempt: () => document.hidden,
  };
  const asked = useCartPartsQuery({
    variables: partsVariables(ids, chosen),
    skip: ids.length === 0,
    ...live,
  });
  const isUnknownCar = hasErrorCode(asked.error, 'UNKNOWN_CAR');
  const withoutCar = useCartPartsQuery({
    variables: partsVariables(ids, null),
    skip: !isUnknownCar,
    ...live,
  });
  const answer = isUnknownCar ? withoutCar : asked;
  const parts = (answer.data ?? answer.previousData)?.cartParts;
  const found = new Map(parts?.map((part) => [part.id, part]));
  useForgetUnknown(
    lines,
    ids,
    answer.data?.cartParts.map(({ id }) => id),
  );
  return {
    lines,
    /** In the order of the page; those that were taken out have their places here, too. */
    seen,
    items: lines.flatMap((line): CartItem[] => {
      const part = found.get(line.partId);
      return part ? [{ line, found: part, ...countLine(line, part.part) }] : [];
    }),
    /** Nothing is known yet. */
    isPending: !parts,
    error: answer.error,
    refetch: () => void answer.refetch(),
    car: isUnknownCar ? null : chosen,
  };
}
