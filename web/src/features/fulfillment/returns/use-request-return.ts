import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import type { ReturnReason } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { useRequestReturnMutation } from './order-return.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  RETURN_TOO_LATE: 'The return window for this order has ended. No return was requested.',
  RETURN_UNITS: "That's more than you can still return. No return was requested.",
  RETURN_STATE:
    'A return for this reason is already awaiting our answer. To combine them, cancel it on the order page first. No return was requested.',
  ORDER_NOT_SHIPPED: 'This order is no longer marked as shipped. No return was requested.',
  ORDER_DISPUTED: "Your bank is reviewing this payment. You can't return anything until it decides.",
  RATE_LIMITED: 'Too many attempts. Try again in a minute.',
};

interface Wish {
  orderId: string;
  units: number;
  reason: ReturnReason;
  /** Empty: nothing was written. */
  text: string;
}

/** Asks for a return. Answers why it was refused, for the form; undefined once it is asked for: a toast says so then. */
export function useRequestReturn(refetch: () => Promise<unknown>) {
  const [run] = useRequestReturnMutation();

  return async function requestReturn({ text, ...wish }: Wish): Promise<string | undefined> {
    try {
      await run({ variables: { ...wish, text: trimText(text) || null } });
      notify.success("Return requested. Please don't ship it yet. We'll answer here.");
      return undefined;
    } catch (thrown) {
      await refetch();
      return reasons[shopErrorOf(thrown).code] ?? failureMessage(thrown, 'The return was not requested.');
    }
  };
}
