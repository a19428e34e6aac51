import { useEffect, useState } from 'react';
import { pollEvery } from '#shared/apollo/polling';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { cartPartsLimits } from '#shared/gql/limits.generated';
import type { ChosenCar } from '#shop-kit/car/car';
import { isSameChoice } from '#shop-kit/car/car-address';
import type { FitKnowledge } from '#shop-kit/car/fit-of-parts';
import { useCar } from '#shop-kit/car/use-car';
import { forgetParts, useCart, type CartLine } from '#shop-kit/cart/cart-store';
import { checkLine, type CheckedLine } from '#shop-kit/cart/check-line';
import { useCartPartsQuery, type CartPartFragment } from './cart-parts.generated';

/** Maximum that the API returns at once: a full cart, and one that waits to be added to it. */
const maxAtOnce = cartPartsLimits.ids.items.max;

/** Variables for the parts and a car; without a car there are no verdicts. */
export const partsVariables = (ids: readonly string[], chosen: ChosenCar | null) => ({
  ids: [...ids],
  ...(chosen && { vehicle: chosen.car, answers: chosen.answers }),
});

/** A line of the cart with its total at today's price. */
export interface CartItem extends CheckedLine {
  line: CartLine;
  found: CartPartFragment;
}

/** Ids of the parts that are or were in the cart while the page is open, each in its place. */
function useShownIds(lines: readonly CartLine[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = lines.map(({ partId }) => partId).filter((id) => !shown.includes(id));
  if (fresh.length === 0) return shown;
  setShown([...shown, ...fresh]);
  return shown;
}

/** A line of a part that this shop has never had, as of another shop at this address, can be neither shown nor ordered. */
function useForgetUnknown(
  lines: readonly CartLine[],
  requestedIds: readonly string[],
  knownIds: readonly string[] | undefined,
) {
  const unknown = knownIds
    ? lines.flatMap(({ partId }) =>
        requestedIds.includes(partId) && !knownIds.includes(partId) ? partId : [],
      )
    : [];
  const ids = unknown.join();

  useEffect(
    function forgetWhatTheShopNeverHad() {
      if (ids !== '') forgetParts(ids.split(','));
    },
    [ids],
  );
}

/** The last loaded parts, and the car of their verdicts. */
interface Loaded {
  parts: readonly CartPartFragment[];
  car: ChosenCar | null;
}

/** Keeps the last loaded parts while the next ones load or fail to load. */
function useLastLoaded(
  parts: readonly CartPartFragment[] | undefined,
  car: ChosenCar | null,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  if (parts && (loaded?.parts !== parts || !isSameChoice(loaded.car, car))) setLoaded({ parts, car });
  return loaded;
}

/** Whether the shop does not know the chosen car; also while it is checked again. */
function useIsUnknown(chosen: ChosenCar | null, isRefused: boolean, isAnswered: boolean): boolean {
  const [unknown, setUnknown] = useState<ChosenCar | null>(null);
  const isUnknown = unknown !== null && isSameChoice(unknown, chosen);
  if (isRefused && !isUnknown) setUnknown(chosen);
  if (isAnswered && isUnknown) setUnknown(null);
  return isUnknown;
}

/** A verdict on another car is none. */
const withoutVerdict = (found: CartPartFragment): CartPartFragment => ({
  ...found,
  part: found.part && { ...found.part, fitment: null },
});

/** The current parts of the cart, polled while the page is visible. A car that the API does not know is left out. */
export function useCartItems() {
  const { lines } = useCart();
  const { chosen } = useCar();
  const shownIds = useShownIds(lines);
  const ids = shownIds.slice(0, maxAtOnce);
  const live = {
    // Prices shown elsewhere may have changed since: these are added up.
    fetchPolicy: 'network-only' as const,
    ...pollEvery(30),
  };
  const withCar = useCartPartsQuery({
    variables: partsVariables(ids, chosen),
    skip: ids.length === 0,
    ...live,
  });
  const isUnknownCar = useIsUnknown(
    chosen,
    hasErrorCode(withCar.error, 'UNKNOWN_CAR'),
    withCar.data !== undefined && !withCar.error,
  );
  const withoutCar = useCartPartsQuery({
    variables: partsVariables(ids, null),
    skip: !isUnknownCar,
    ...live,
  });
  const answer = isUnknownCar ? withoutCar : withCar;
  const car = isUnknownCar ? null : chosen;
  const loaded = useLastLoaded(answer.data?.cartParts, car);
  // Earlier prices and stock may stay visible, verdicts of another car may not.
  const isJudged = loaded !== undefined && isSameChoice(loaded.car, car);
  const isLost = answer.error !== undefined;
  const fit: FitKnowledge = isJudged || !car ? 'known' : isLost ? 'lost' : 'awaited';
  const found = new Map(loaded?.parts.map((part) => [part.id, isJudged ? part : withoutVerdict(part)]));
  useForgetUnknown(
    lines,
    ids,
    answer.data?.cartParts.map(({ id }) => id),
  );
  return {
    lines,
    /** Ids in the order of the page; removed lines have their places here, too. */
    shownIds,
    items: lines.flatMap((line): CartItem[] => {
      const part = found.get(line.partId);
      return part ? [{ line, found: part, ...checkLine(line, part.part) }] : [];
    }),
    /** Set while nothing is known yet. */
    isPending: !loaded,
    error: answer.error,
    refetch: () => void answer.refetch(),
    car,
    /** Whether the verdicts of the items are there. */
    fit,
  };
}
