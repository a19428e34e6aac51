import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { paths } from '#shared/config/paths';
import { notify } from '#shared/ui/toast';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { usePlaceOrderMutation } from './place-order.generated';

interface Wish {
  quantity: number;
  address: string;
  phone: string;
}

/** A key for one attempt at an order: the same for its repetitions, so that a lost answer does not order twice. */
const newAttemptKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/**
 * Orders a part at the price that was seen. On success: toast, My Orders forgotten so that it is fetched anew, and on
 * to the payment. On refusal: the reason stays in `refusal`, and the part is fetched anew so that the page tells the truth.
 */
export function usePlaceOrder(part: OrderLabel_PartFragment, refetchPart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const attemptKey = useRef<string>(undefined);
  const [refusal, setRefusal] = useState<{ error: ShopError; seenPrice: string }>();
  const [run] = usePlaceOrderMutation({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
      cache.gc();
    },
  });

  async function place({ quantity, address, phone }: Wish) {
    setRefusal(undefined);
    attemptKey.current ??= newAttemptKey();
    try {
      const { data } = await run({
        variables: { input: { partId: part.id, quantity, address, phone, expectedUnitPrice: part.price } },
        context: { headers: { 'idempotency-key': attemptKey.current } },
      });
      attemptKey.current = undefined;
      if (!data) return;
      notify.success('Your order is placed');
      await navigate(paths.dashboard.payment.to(data.placeOrder.id));
    } catch (thrown) {
      const error = shopErrorOf(thrown);
      // Only an answer that got lost may be asked for again under the same key.
      if (error.code !== 'UNREACHABLE') attemptKey.current = undefined;
      setRefusal({ error, seenPrice: part.price });
      if (error.code !== 'UNREACHABLE') await refetchPart();
    }
  }

  return { place, refusal };
}
