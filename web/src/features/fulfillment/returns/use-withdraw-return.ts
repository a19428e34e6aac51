import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useWithdrawReturnMutation } from './order-return.generated';

/** Takes a return back of which nothing has come yet, and says what came of it. */
export function useWithdrawReturn(refetch: () => Promise<unknown>) {
  const [run, { loading }] = useWithdrawReturnMutation();

  async function withdrawReturn(id: string) {
    try {
      await run({ variables: { id } });
      notify.success('Return cancelled. You keep the items.');
    } catch (thrown) {
      notify.error(
        shopErrorOf(thrown).code === 'RETURN_STATE'
          ? 'This return has already been updated. It was not cancelled.'
          : failureMessage(thrown, 'The return was not cancelled.'),
      );
      await refetch();
    }
  }

  return { withdrawReturn, withdrawing: loading };
}
