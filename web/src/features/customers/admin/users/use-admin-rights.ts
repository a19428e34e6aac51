import type { ApolloCache } from '@apollo/client';
import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import {
  useMakeAdminMutation,
  useRevokeAdminMutation,
  type AdminUsers_UserFragment,
} from './admin-users.generated';
import { onceItCounts } from './users-columns';

type Reasons = Partial<Record<ShopError['code'], string>>;

const grantReasons: Reasons = {
  // The specified sentence.
  FORBIDDEN: 'failed to make an admin',
  NOT_FOUND: 'This account no longer exists.',
};

const revokeReasons: Reasons = {
  FORBIDDEN: 'Admin rights were not revoked: you no longer have admin rights.',
  NOT_FOUND: 'This account no longer exists.',
  LAST_ADMIN: 'This is the last admin. Make another user an admin first.',
};

/** Other tabs of the list may have this account too many or too few now. */
function forgetUserLists(cache: ApolloCache) {
  cache.evict({ fieldName: 'users' });
}

/** Grants and revokes admin rights, shows the outcome and refetches the list. */
export function useAdminRights(refetchUsers: () => Promise<unknown>) {
  const [grant, { loading: granting }] = useMakeAdminMutation({ update: forgetUserLists });
  const [revoke, { loading: revoking }] = useRevokeAdminMutation({ update: forgetUserLists });

  /** True when it is done. */
  async function change(run: () => Promise<unknown>, done: string, reasons: Reasons, notDone: string) {
    try {
      await run();
    } catch (thrown) {
      notify.error(reasons[shopErrorOf(thrown).code] ?? failureMessage(thrown, notDone));
      void refetchUsers();
      return false;
    }
    notify.success(done);
    // What became of the fetching shows in the list itself.
    await refetchUsers();
    return true;
  }

  return {
    changing: granting || revoking,
    makeAdmin: (user: AdminUsers_UserFragment) =>
      change(
        () => grant({ variables: { email: user.email } }),
        onceItCounts(user) ? `This user is an admin${onceItCounts(user)}.` : 'This user is now an admin.',
        grantReasons,
        'The user was not made an admin.',
      ),
    revokeAdmin: (email: string) =>
      change(
        () => revoke({ variables: { email } }),
        'This user is no longer an admin.',
        revokeReasons,
        'Admin rights were not revoked.',
      ),
  };
}
