import { useEffect, useState } from 'react';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { useCreatePaymentIntentMutation } from './payment-order.generated';

interface OpenIntent {
  clientSecret: string | null;
  refusal: ShopError | undefined;
  retry: () => void;
}

/**
 * Opens the one payment of an order, or finds it again. The shop takes a lapsed hold again first, so the order is
 * fetched anew. `refetchOrder` must keep its identity, as Apollo's `refetch` does.
 */
export function usePaymentIntent(orderId: string, refetchOrder: () => Promise<unknown>): OpenIntent {
  const [open] = useCreatePaymentIntentMutation();
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ShopError>();
  const [attempt, setAttempt] = useState(1);

  useEffect(
    function openPayment() {
      let wanted = true;
      open({ variables: { orderId } }).then(
        ({ data }) => {
          if (!wanted || !data) return;
          setClientSecret(data.createPaymentIntent.clientSecret);
          void refetchOrder();
        },
        (thrown: unknown) => {
          if (!wanted) return;
          setRefusal(shopErrorOf(thrown));
          void refetchOrder();
        },
      );
      return () => {
        wanted = false;
      };
    },
    [orderId, attempt, open, refetchOrder],
  );

  return {
    clientSecret,
    refusal,
    retry: () => {
      setRefusal(undefined);
      setAttempt(attempt + 1);
    },
  };
}
