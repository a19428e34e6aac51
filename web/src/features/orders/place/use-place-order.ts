import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import type { ChosenCar } from '#shop-kit/car/car';
import { useCar } from '#shop-kit/car/use-car';
import { paths } from '#shop-kit/paths';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { orderMemory, type Attempt, type Placed, type OrderRequest } from './order-memory';
import { usePlaceOrderMutation } from './place-order.generated';
import { untilKnown, type Search } from './until-known';

/** Where an order stands that was asked for and has not led to its payment. */
export type Outcome =
  /** Nobody knows yet whether it was stored. `idle`: nobody is looking either. */
  | { state: 'unknown'; attempt: Attempt; search: Search | 'idle' }
  | { state: 'refused'; error: ShopError; request: OrderRequest; seenPrice: string }
  /** The very same was ordered before: does the customer mean it? */
  | { state: 'again'; request: OrderRequest; before: Placed };

/** The order keeps what the shop says of the car now. */
const fitOf = (chosen: ChosenCar | null) => chosen && { vehicle: chosen.car, answers: chosen.answers };

interface PlaceOrderOptions {
  part: OrderLabel_PartFragment;
  customerId: string;
  refetchPart: () => Promise<unknown>;
}

// Asked for longer ago than this, an order is looked for only when the customer says so: it might be placed by that.
const freshMillis = 600_000;

/**
 * Orders a part at the price that was seen, for the chosen car, once. On success: toast, My Orders forgotten so that it is fetched anew, and
 * on to the payment. Whatever leaves open what became of the order is asked again under the same key, also after a
 * reload, until it is known or the page is left. On refusal the part is fetched anew so that the page tells the truth.
 */
export function usePlaceOrder({ part, customerId, refetchPart }: PlaceOrderOptions) {
  const navigate = useNavigate();
  const { chosen } = useCar();
  const memory = useMemo(() => orderMemory(customerId, part.id), [customerId, part.id]);
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const attempt = memory.attempt();
    return attempt && { state: 'unknown', attempt, search: 'idle' };
  });
  const search = useRef<AbortController>(undefined);
  const [run] = usePlaceOrderMutation({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
      cache.gc();
    },
  });

  async function ask({ input }: Attempt) {
    const { data } = await run({ variables: { input } });
    if (!data) throw new Error('the answer could not be read');
    return data.placeOrder;
  }

  async function find(attempt: Attempt, inDoubt: boolean) {
    search.current?.abort();
    search.current = new AbortController();
    const { signal } = search.current;
    const known = await untilKnown(() => ask(attempt), {
      inDoubt,
      signal,
      onSearch: (now) => {
        if (!signal.aborted) setOutcome({ state: 'unknown', attempt, search: now });
      },
    });
    if (!known) {
      if (!signal.aborted) setOutcome({ state: 'unknown', attempt, search: 'idle' });
    } else if ('placed' in known) {
      memory.placed(attempt, known.placed.number);
      notify.success('Your order is placed');
      if (!signal.aborted) await navigate(paths.dashboard.payment.to(known.placed.id));
    } else {
      memory.refused();
      if (signal.aborted) return;
      const { quantity, address, phone, expectedUnitPrice } = attempt.input;
      const request = { quantity, address, phone };
      setOutcome({
        state: 'refused',
        error: known.refused,
        request,
        seenPrice: expectedUnitPrice ?? part.price,
      });
      await refetchPart();
    }
  }

  const findFresh = useEffectEvent(() => {
    const attempt = memory.attempt();
    if (attempt && Date.now() - attempt.askedAt < freshMillis) void find(attempt, true);
  });

  useEffect(
    function lookWhileThePageIsOpen() {
      findFresh();
      return () => {
        search.current?.abort();
      };
    },
    [memory],
  );

  async function order(request: OrderRequest) {
    setOutcome(undefined);
    await find(memory.begin(request, part.price, fitOf(chosen)), false);
  }

  return {
    outcome,
    /** Orders, unless exactly this was ordered before: then `outcome` asks. */
    place: async (request: OrderRequest) => {
      const before = memory.placedBefore(request);
      if (before) setOutcome({ state: 'again', request, before });
      else await order(request);
    },
    /** Yes, once more. */
    placeAgain: order,
    /** No, the one before is enough. */
    leaveIt: () => {
      setOutcome(undefined);
    },
    /** Looks for the order that has no answer, now. */
    look: (attempt: Attempt) => {
      void find(attempt, true);
    },
  };
}
