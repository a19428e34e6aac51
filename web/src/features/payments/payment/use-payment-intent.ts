import { useEffect, useState } from 'react';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { useCreatePaymentIntentMutation } from './payment-order.generated';

interface OpenIntent {
  /** Null until the payment is open, and while a new one is being opened. */
  clientSecret: string | null;
  refusal: ShopError | undefined;
  /** Opens the payment again; with a total that has changed and that the customer accepted. */
  reopen: (acceptedTotal?: string) => void;
}

/**
 * Opens the payment of orders, or finds the open one. The API renews expired holds first, so the orders are
 * refetched. `orderIds` and `refetchOrders` must keep their identity, as Apollo's `refetch` does.
 */
export function usePaymentIntent(
  orderIds: readonly string[],
  refetchOrders: () => Promise<unknown>,
): OpenIntent {
  const [open] = useCreatePaymentIntentMutation();
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ShopError>();
  // A new object is a new try.
  const [accepted, setAccepted] = useState<{ acceptedTotal?: string }>({});

  useEffect(
    function openPayment() {
      let isNewest = true;
      open({ variables: { orderIds: [...orderIds], ...accepted } }).then(
        ({ data }) => {
          if (!isNewest || !data) return;
          setClientSecret(data.createPaymentIntent.clientSecret);
          void refetchOrders();
        },
        (thrown: unknown) => {
          if (!isNewest) return;
          setRefusal(shopErrorOf(thrown));
          void refetchOrders();
        },
      );
      return () => {
        isNewest = false;
      };
    },
    [orderIds, accepted, open, refetchOrders],
  );

  return {
    clientSecret,
    refusal,
    reopen: (acceptedTotal) => {
      setClientSecret(null);
      setRefusal(undefined);
      setAccepted(acceptedTotal ? { acceptedTotal } : {});
    },
  };
}
