import { useState } from 'react';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { useConfirmPaymentMutation } from './payment-order.generated';

const tries = 5;
const pauseMillis = 2000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMillis));

// The shop will have the money noted sooner or later (webhook, reconciler): these are worth asking about again.
const canStillSucceed: readonly ShopError['code'][] = [
  'UNREACHABLE',
  'SERVICE_UNAVAILABLE',
  'PAYMENT_NOT_SUCCEEDED',
  'RATE_LIMITED',
  'INTERNAL',
];

interface Settlement {
  /** The API confirmed the payment while this page was open. */
  completed: boolean;
  /** The error of a payment that the provider accepted but the API has not confirmed, or can't. */
  unconfirmed: ShopError | undefined;
  /** Clears the error, for another payment. */
  startOver: () => void;
  /** Confirms an accepted payment at the API, and retries while it may still succeed. */
  settle: (transactionId: string) => Promise<void>;
}

/** The last step of a payment: the API confirms it. Until then nothing is shown as paid. */
export function useSettlement(
  orderIds: readonly string[],
  refetchOrders: () => Promise<unknown>,
): Settlement {
  const [confirm] = useConfirmPaymentMutation({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
    },
  });
  const [completed, setCompleted] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<ShopError>();

  async function settle(transactionId: string) {
    setUnconfirmed(undefined);
    for (let round = 1; round <= tries; round++) {
      try {
        await confirm({ variables: { orderIds: [...orderIds], transactionId } });
        setCompleted(true);
        return;
      } catch (thrown) {
        const error = shopErrorOf(thrown);
        if (round === tries || !canStillSucceed.includes(error.code)) {
          setUnconfirmed(error);
          await refetchOrders();
          return;
        }
        await pause();
      }
    }
  }

  return {
    completed,
    unconfirmed,
    startOver: () => setUnconfirmed(undefined),
    settle,
  };
}
