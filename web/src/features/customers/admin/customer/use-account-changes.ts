import { notify } from '#shared/ui/toast';
import { useAction } from '#shop-kit/use-action';
import {
  useDeleteAccountMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
} from './customer.generated';

/** Disables, enables and deletes an account, and refetches the page. */
export function useAccountChanges(id: string, refetch: () => Promise<unknown>) {
  const [disable] = useDisableAccountMutation();
  const [enable] = useEnableAccountMutation();
  const [remove] = useDeleteAccountMutation({
    // No list of accounts contains it any more.
    update: (cache) => cache.evict({ fieldName: 'users' }),
  });
  const { act, busy } = useAction(refetch);

  return {
    busy,
    setDisabled: (disabled: boolean) =>
      act<unknown>({
        send: () => (disabled ? disable : enable)({ variables: { id } }),
        done: disabled ? 'The account is disabled.' : 'The account is enabled.',
        notDone: disabled ? 'The account was not disabled.' : 'The account was not enabled.',
      }),
    /** Rejects when the API refuses: the dialog shows why. */
    deleteAccount: async (email: string): Promise<void> => {
      const { data } = await remove({ variables: { id, email } });
      notify.success(
        data?.deleteAccount
          ? 'The account is deleted.'
          : "The account is deleted here. We'll delete the login as soon as the identity provider responds.",
      );
      await refetch();
    },
  };
}
