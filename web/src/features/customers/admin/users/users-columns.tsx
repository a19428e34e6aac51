import { chakra } from '#shared/ui/chakra';
import { recentMoment } from '#shared/format/dates';
import type { UserSort } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import type { Column } from '#shared/data-table/data-table';
import { SubLine } from '#shared/data-table/data-table.styles';
import { Hub } from '#shared/ui/hub';
import type { AdminUsers_UserFragment } from './admin-users.generated';

type User = AdminUsers_UserFragment;

/** The sorts that the columns offer; without one the newest come first. */
export type UserOrder = Exclude<UserSort, 'NEWEST'>;

/** Whether admin rights were granted; they take effect once the email is verified. */
export const isGranted = ({ role, madeAdminBy }: User) => role === 'ADMIN' || madeAdminBy !== null;

/** Condition for admin rights to take effect: " once the account is enabled again"; nothing if they already do. */
export function onceItCounts({ disabled, emailVerified }: Pick<User, 'disabled' | 'emailVerified'>): string {
  const waits = [
    disabled && 'the account is enabled again',
    !emailVerified && 'the email address is verified',
  ].filter(Boolean);
  return waits.length > 0 ? ` once ${waits.join(' and ')}` : '';
}

/** The badge of rights that were granted. */
function badge({ disabled, emailVerified }: User): string {
  if (disabled) return 'Admin once enabled';
  return emailVerified ? 'Admin' : 'Admin once verified';
}

/** Who granted the rights: an admin's address, or the command that created the first admin. */
export const grantor = (by: string) => (by.startsWith('command:') ? `the ${by.slice(8)} command` : by);

/** Layout of a row as card: address above, actions below. */
export const userCard = { columns: 'minmax(0, 1fr) auto', areas: '"email email" ". action"' };

const Granted = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'controlSm',
    px: '3',
    borderRadius: 'control',
    bg: 'bg.success',
    color: 'fg.success',
    fontWeight: 'semibold',
    fontSize: 'sm',
    cursor: 'not-allowed',
    '&[data-pending]': { bg: 'bg.warning', color: 'fg.warning' },
  },
});

function whatIsKnown(user: User, now: Date) {
  const name = [user.name, user.disabled && 'disabled'];
  if (!isGranted(user)) return [...name, `joined ${recentMoment(now, user.createdAt)}`];
  const since = user.madeAdminAt && recentMoment(now, user.madeAdminAt);
  return [...name, user.madeAdminBy && `made admin by ${grantor(user.madeAdminBy)}`, since];
}

/** The specified list: addresses, each with Make Admin or a disabled badge. */
export function usersColumns(now: Date, onMakeAdmin: (user: User) => void): Column<User, UserOrder>[] {
  return [
    {
      label: 'Email',
      kind: 'name',
      sort: { ascending: 'EMAIL_ASC', descending: 'EMAIL_DESC' },
      area: 'email',
      width: '72%',
      cell: (user) => (
        <>
          {user.email}
          <SubLine>{whatIsKnown(user, now).filter(Boolean).join(' · ')}</SubLine>
        </>
      ),
    },
    {
      label: 'Make Admin',
      area: 'action',
      cell: (user) =>
        isGranted(user) ? (
          <Granted type="button" disabled data-pending={onceItCounts(user) ? '' : undefined}>
            <Hub fill={onceItCounts(user) ? 'half' : 'full'} />
            {badge(user)}
          </Granted>
        ) : (
          <Button
            variant="outline"
            size="sm"
            bg="bg.panel"
            data-row-action
            aria-label={`Make Admin: ${user.email}`}
            onClick={() => onMakeAdmin(user)}
          >
            Make Admin
          </Button>
        ),
    },
  ];
}
