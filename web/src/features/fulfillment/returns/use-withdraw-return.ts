import { useAction } from '#shop-kit/use-action';
import { useWithdrawReturnMutation } from './order-return.generated';

/** Cancels a return of which nothing has been received yet. */
export function useWithdrawReturn(refetch: () => Promise<unknown>) {
  const [run] = useWithdrawReturnMutation();
  const { act, busy } = useAction(refetch);
  return {
    withdrawing: busy,
    withdrawReturn: (id: string) =>
      act({
        send: () => run({ variables: { id } }),
        done: 'Return cancelled. You keep the items.',
        notDone: 'The return was not cancelled.',
        texts: { RETURN_STATE: 'This return has already been updated.' },
      }),
  };
}
