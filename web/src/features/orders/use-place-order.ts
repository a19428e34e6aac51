import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { paths } from '#shared/config/paths';
import { notify } from '#shared/ui/toast';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { usePlaceOrderMutation } from './place-order.generated';

/** What a customer asks for. */
export interface Wish {
  quantity: number;
  address: string;
  phone: string;
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/**
 * The name of an order that was asked for and not answered yet. Asked for again unchanged, it keeps its name, so that a
 * lost answer does not order twice; changed, it is another order.
 */
interface Attempt {
  key: string;
  order: string;
}

/**
 * Orders a part at the price that was seen. On success: toast, My Orders forgotten so that it is fetched anew, and on
 * to the payment. On refusal: the reason stays in `refusal`, and the part is fetched anew so that the page tells the truth.
 */
export function usePlaceOrder(part: OrderLabel_PartFragment, refetchPart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const attempt = useRef<Attempt>(undefined);
  const [refusal, setRefusal] = useState<{ error: ShopError; seenPrice: string }>();
  const [run] = usePlaceOrderMutation({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
      cache.gc();
    },
  });

  function keyFor(order: object): string {
    const asked = JSON.stringify(order);
    if (attempt.current?.order !== asked) attempt.current = { key: newKey(), order: asked };
    return attempt.current.key;
  }

  async function place(wish: Wish) {
    setRefusal(undefined);
    const order = { partId: part.id, ...wish, expectedUnitPrice: part.price };
    try {
      const { data } = await run({ variables: { input: { ...order, idempotencyKey: keyFor(order) } } });
      attempt.current = undefined;
      if (!data) return;
      notify.success('Your order is placed');
      await navigate(paths.dashboard.payment.to(data.placeOrder.id));
    } catch (thrown) {
      const error = shopErrorOf(thrown);
      setRefusal({ error, seenPrice: part.price });
      if (error.code !== 'UNREACHABLE') {
        attempt.current = undefined;
        await refetchPart();
      }
    }
  }

  return { place, refusal };
}
