import { useState } from 'react';
import type { OrderLabel_PartFragment } from './order-label.generated';
import type { Placed, Purchase } from './order-memory';
import { usePlaceOrderMutation } from './place-order.generated';
import { usePurchase } from './use-purchase';

/** The very same was ordered before: does the customer mean it? */
export interface Again {
  purchase: Purchase;
  before: Placed;
}

interface PlaceOrderOptions {
  part: OrderLabel_PartFragment;
  customerId: string;
  refetchPart: () => Promise<unknown>;
}

/**
 * Orders one part. My Orders is forgotten then, so that it is fetched again. On refusal the part is fetched again so that the page
 * tells the truth.
 */
export function usePlaceOrder({ part, customerId, refetchPart }: PlaceOrderOptions) {
  const [again, setAgain] = useState<Again>();
  const [run] = usePlaceOrderMutation({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
      cache.gc();
    },
  });
  const { outcome, memory, place, look } = usePurchase({
    customerId,
    what: part.id,
    async ask({ lines: [line], ...input }) {
      if (!line) throw new Error('an order of nothing');
      const { data } = await run({ variables: { input: { ...line, ...input } } });
      if (!data) throw new Error('the answer could not be read');
      return [data.placeOrder];
    },
    onRefused: refetchPart,
  });

  async function order(purchase: Purchase) {
    setAgain(undefined);
    await place(purchase);
  }

  return {
    outcome,
    again,
    /** Orders at the price that is shown, unless exactly this was ordered before: then `again` asks. */
    place: async ({ quantity, address, phone }: OrderRequest) => {
      const lines = [{ partId: part.id, quantity, expectedUnitPrice: part.price }];
      const purchase = { lines, address, phone };
      const before = memory.placedBefore(purchase);
      if (before) setAgain({ purchase, before });
      else await order(purchase);
    },
    /** Yes, once more. */
    placeAgain: order,
    /** No, the one before is enough. */
    leaveIt: () => setAgain(undefined),
    look,
  };
}

/** Input of the form for one part. */
export interface OrderRequest extends Pick<Purchase, 'address' | 'phone'> {
  quantity: number;
}
