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
  /** The shop noted the payment while this page was open. */
  completed: boolean;
  /** The provider took the payment, but the shop did not say so yet, or can't honour it. */
  unconfirmed: ShopError | undefined;
  /** Forgets the doubt, for another payment. */
  startOver: () => void;
  /** Tells the shop of a payment that the provider took; asks again while the answer may come yet. */
  settle: (transactionId: string) => Promise<void>;
}

/** The last step of a payment: the shop notes it. Until it did, no one is told that anything is paid. */
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
