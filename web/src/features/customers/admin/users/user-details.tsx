import { chakra } from '#shared/ui/chakra';
import { moment } from '#shared/format/dates';
import { useUser } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { DetailFacts } from '#shared/data-table/detail-facts';
import { OutsideLink, TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { AdminUsers_UserFragment } from './admin-users.generated';
import { grantor, isGranted, onceItCounts } from './users-columns';

interface UserDetailsProps {
  user: AdminUsers_UserFragment;
  onRevoke: (user: AdminUsers_UserFragment) => void;
}

function Rights({ user, onRevoke }: UserDetailsProps) {
  const isMyself = useUser()?.id === user.id;
  if (isMyself) return <p>These are your own admin rights. Another admin can revoke them.</p>;
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {onceItCounts(user) && <p>They take effect{onceItCounts(user)}.</p>}
      <Button
        variant="danger"
        size="sm"
        aria-label={`Revoke admin rights of ${user.email}`}
        onClick={() => onRevoke(user)}
      >
        Revoke
      </Button>
    </chakra.div>
  );
}

/** Details of an account: its facts, and who granted admin rights. */
export function UserDetails({ user, onRevoke }: UserDetailsProps) {
  return (
    <DetailFacts>
      <div>
        <h2>Account</h2>
        <p>{user.name ?? 'No name provided.'}</p>
        <p>
          <OutsideLink href={`mailto:${user.email}`}>{user.email}</OutsideLink>
        </p>
        <p>{user.emailVerified ? 'Email verified' : 'Email not verified'}</p>
        {user.disabled && <p>Disabled: no one can log in to this account.</p>}
        <p>Joined {moment(user.createdAt)}</p>
        <p>
          <TextLink to={paths.dashboard.customer.to(user.id)}>Orders, messages and notes</TextLink>
        </p>
        <p>
          <TextLink to={paths.dashboard.activity.to({ search: user.email })}>View activity</TextLink>
        </p>
      </div>
      {isGranted(user) && (
        <div>
          <h2>Admin rights</h2>
          <p>
            {user.madeAdminBy ? `Granted by ${grantor(user.madeAdminBy)}` : 'Granted by: unknown'}
            {user.madeAdminAt && `, ${moment(user.madeAdminAt)}`}
          </p>
          <Rights user={user} onRevoke={onRevoke} />
        </div>
      )}
    </DetailFacts>
  );
}
