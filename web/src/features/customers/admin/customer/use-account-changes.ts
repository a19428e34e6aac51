import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { adminRefusal } from '#shop-kit/admin-refusal';
import {
  useDeleteAccountMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
} from './customer.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  LAST_ADMIN: 'This is the last admin. Make another user an admin first.',
  OWN_ACCOUNT: "You can't disable your own account. Ask another admin.",
};

/** Disables, enables and deletes an account, shows the outcome and refetches the page. */
export function useAccountChanges(id: string, refetch: () => Promise<unknown>) {
  const [disable, { loading: disabling }] = useDisableAccountMutation();
  const [enable, { loading: enabling }] = useEnableAccountMutation();
  const [remove] = useDeleteAccountMutation({
    // It is in none of the lists of accounts any more.
    update: (cache) => cache.evict({ fieldName: 'users' }),
  });

  async function setDisabled(disabled: boolean): Promise<void> {
    try {
      await (disabled ? disable : enable)({ variables: { id } });
      notify.success(disabled ? 'The account is disabled.' : 'The account is enabled.');
    } catch (thrown) {
      const notDone = disabled ? 'The account was not disabled.' : 'The account was not enabled.';
      notify.error(reasons[shopErrorOf(thrown).code] ?? adminRefusal(thrown, notDone));
    }
    await refetch();
  }

  /** Throws when the API refuses. */
  async function deleteAccount(email: string): Promise<void> {
    const { data } = await remove({ variables: { id, email } });
    notify.success(
      data?.deleteAccount
        ? 'The account is deleted.'
        : "The account is deleted here. We'll delete the login as soon as the identity provider responds.",
    );
    await refetch();
  }

  return { setDisabled, changing: disabling || enabling, deleteAccount };
}
