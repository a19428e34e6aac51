import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useCar } from '#shop-kit/car/use-car';
import { paths } from '#shop-kit/paths';
import { orderMemory, type Attempt, type OrderLine, type Purchase } from './order-memory';
import { pollOrderOutcome, type Search } from './poll-order-outcome';

/** The state of a purchase. */
export type Outcome =
  | { state: 'asking'; purchase: Purchase }
  /** Unknown whether it was stored. `idle`: nothing is checking it either. */
  | { state: 'unknown'; attempt: Attempt; search: Search | 'idle' }
  | { state: 'refused'; error: ShopError; purchase: Purchase }
  /** About to open its payment. */
  | { state: 'placed' };

interface PurchaseOptions {
  customerId: string;
  /** Name under which this tab remembers it: a part's id, or "cart". */
  what: string;
  /** Requests the orders, and returns them as they were placed. */
  ask: (input: Attempt['input']) => Promise<readonly { id: string; number: string }[]>;
  onPlaced?: (purchase: Purchase) => void;
  /** Called if it was refused, and the page is still open. */
  onRefused?: () => Promise<unknown>;
}

// Asked for longer ago than this, a purchase is looked for only when the customer says so: it might be placed by that.
const freshMillis = 600_000;

/**
 * Places orders at the shown prices, for the chosen car, once. On success: toast, then the payment page. If the outcome is unknown,
 * the call is repeated under the same key, also after a reload, until it is known or the user leaves the page.
 */
export function usePurchase({ customerId, what, ask, onPlaced, onRefused }: PurchaseOptions) {
  const navigate = useNavigate();
  const { chosen } = useCar();
  const memory = useMemo(() => orderMemory(customerId, what), [customerId, what]);
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const attempt = memory.attempt();
    return attempt && { state: 'unknown', attempt, search: 'idle' };
  });
  const search = useRef<AbortController>(undefined);

  async function find(attempt: Attempt, isUnconfirmed: boolean) {
    search.current?.abort();
    search.current = new AbortController();
    const { signal } = search.current;
    const result = await pollOrderOutcome(() => ask(attempt.input), {
      isUnconfirmed,
      signal,
      onSearch: (now) => {
        if (!signal.aborted) setOutcome({ state: 'unknown', attempt, search: now });
      },
    });
    if (!result) {
      if (!signal.aborted) setOutcome({ state: 'unknown', attempt, search: 'idle' });
    } else if ('placed' in result) {
      const [first = { id: '', number: '' }, ...others] = result.placed;
      memory.placed(attempt, first.number);
      notify.success('Your order is placed');
      if (!signal.aborted) setOutcome({ state: 'placed' });
      onPlaced?.(attempt.input);
      if (signal.aborted) return;
      await navigate(
        paths.dashboard.payment.to(
          first.id,
          others.map(({ id }) => id),
        ),
      );
    } else {
      memory.refused();
      if (signal.aborted) return;
      const { lines, address, phone } = attempt.input;
      setOutcome({ state: 'refused', error: result.refused, purchase: { lines, address, phone } });
      await onRefused?.();
    }
  }

  const findFresh = useEffectEvent(() => {
    const attempt = memory.attempt();
    if (attempt && Date.now() - attempt.askedAt < freshMillis) void find(attempt, true);
  });

  useEffect(
    function lookWhileThePageIsOpen() {
      findFresh();
      return () => search.current?.abort();
    },
    [memory],
  );

  useEffect(function startOverWhenShownAgain() {
    // Going back from the payment may show this document as it was left.
    const startOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOutcome((now) => (now?.state === 'placed' ? undefined : now));
    };
    window.addEventListener('pageshow', startOver);
    return () => window.removeEventListener('pageshow', startOver);
  }, []);

  return {
    outcome,
    memory,
    /** Places it, under a new key. The orders store the shop's current verdicts for the chosen car. */
    place: async ({ lines, address, phone }: Purchase) => {
      const forCar = (line: OrderLine) =>
        chosen ? { ...line, fit: { vehicle: chosen.car, answers: chosen.answers } } : line;
      const purchase = { lines: lines.map(forCar), address, phone };
      setOutcome({ state: 'asking', purchase });
      await find(memory.begin(purchase), false);
    },
    /** Looks for the one that has no answer, now. */
    look: (attempt: Attempt) => void find(attempt, true),
  };
}
