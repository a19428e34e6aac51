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
      notify.success('The return is withdrawn. You keep what you have.');
    } catch (thrown) {
      notify.error(
        shopErrorOf(thrown).code === 'RETURN_STATE'
          ? 'This return has moved on meanwhile. It was not withdrawn.'
          : failureMessage(thrown, 'The return was not withdrawn.'),
      );
      await refetch();
    }
  }

  return { withdrawReturn, withdrawing: loading };
}
