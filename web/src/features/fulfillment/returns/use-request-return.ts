import { trimText } from '#shared/format/visible-text';
import type { ReturnReason } from '#shared/gql/schema-types.generated';
import type { ErrorTexts } from '#shop-kit/error-texts';
import { useAction } from '#shop-kit/use-action';
import { useRequestReturnMutation } from './order-return.generated';

const texts: ErrorTexts = {
  RETURN_UNITS: "That's more than you can still return.",
  RETURN_STATE:
    'A return for this reason is already under review. To combine them, cancel it on the order page first.',
  ORDER_DISPUTED: "Your bank is reviewing this payment. You can't return anything until it decides.",
};

interface ReturnRequest {
  orderId: string;
  units: number;
  reason: ReturnReason;
  /** May be empty. */
  text: string;
}

/** Requests a return. Resolves to the message of a refusal, for the form. */
export function useRequestReturn(refetch: () => Promise<unknown>) {
  const [run] = useRequestReturnMutation();
  const { act } = useAction(refetch);

  return async function requestReturn({ text, ...request }: ReturnRequest): Promise<string | undefined> {
    const refusal = await act({
      send: () => run({ variables: { ...request, text: trimText(text) || null } }),
      done: "Return requested. Please don't ship it yet. We'll reply on the order page and by email.",
      notDone: 'The return was not requested.',
      texts,
      quiet: true,
    });
    return refusal?.text;
  };
}
