import type { ApolloCache } from '@apollo/client';
import { notify } from '#shared/ui/toast';
import { useAction } from '#shop-kit/use-action';
import {
  useMakeAdminMutation,
  useRevokeAdminMutation,
  type AdminUsers_UserFragment,
} from './admin-users.generated';
import { onceItCounts } from './users-columns';

/** Counts in other tabs of the list are stale. */
function forgetUserLists(cache: ApolloCache) {
  cache.evict({ fieldName: 'users' });
}

const texts = { NOT_FOUND: 'This account no longer exists.' };

/** Grants and revokes admin rights, and refetches the list. Each resolves to whether it is done. */
export function useAdminRights(refetchUsers: () => Promise<unknown>) {
  const [grant] = useMakeAdminMutation({ update: forgetUserLists });
  const [revoke] = useRevokeAdminMutation({ update: forgetUserLists });
  const { act, busy } = useAction(refetchUsers);

  return {
    busy,
    makeAdmin: async (user: AdminUsers_UserFragment) => {
      const refusal = await act({
        send: () => grant({ variables: { email: user.email } }),
        done: onceItCounts(user)
          ? `This user is an admin${onceItCounts(user)}.`
          : 'This user is now an admin.',
        notDone: 'The user was not made an admin.',
        texts,
        quiet: true,
      });
      // The specified sentence.
      if (refusal) notify.error(refusal.code === 'FORBIDDEN' ? 'failed to make an admin' : refusal.text);
      return !refusal;
    },
    revokeAdmin: async (email: string) =>
      !(await act({
        send: () => revoke({ variables: { email } }),
        done: 'This user is no longer an admin.',
        notDone: 'Admin rights were not revoked.',
        texts,
      })),
  };
}
