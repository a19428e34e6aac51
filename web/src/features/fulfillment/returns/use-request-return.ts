import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import type { ReturnReason } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { useRequestReturnMutation } from './order-return.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  RETURN_TOO_LATE: 'The time to return this order is over. Nothing was asked for.',
  RETURN_UNITS: 'Fewer pieces are left to return than that. Nothing was asked for.',
  RETURN_STATE:
    'A return for this reason waits for our answer already. Withdraw it on the page of the order to ask for all of it in one. Nothing was asked for.',
  ORDER_NOT_SHIPPED: 'This order is not shipped any more. Nothing was asked for.',
  ORDER_DISPUTED: 'Your bank is deciding about this payment. Until then nothing can be sent back.',
  RATE_LIMITED: 'That was too often. Wait a moment and try again.',
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
      notify.success('The return is asked for. Send nothing yet: our answer stands here.');
      return undefined;
    } catch (thrown) {
      await refetch();
      return reasons[shopErrorOf(thrown).code] ?? failureMessage(thrown, 'The return was not asked for.');
    }
  };
}
