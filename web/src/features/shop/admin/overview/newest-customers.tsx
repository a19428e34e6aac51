import { chakra } from '#shared/ui/chakra';
import { recentDay } from '#shared/format/dates';
import { Avatar } from '#shared/ui/avatar';
import { paths } from '#shop-kit/paths';
import { ListPanel } from './list-panel';
import type { NewestCustomers_UserFragment } from './overview.generated';

interface NewestCustomersProps {
  users: readonly NewestCustomers_UserFragment[];
  now: Date;
}

/** Who signed up last. */
export function NewestCustomers({ users, now }: NewestCustomersProps) {
  return (
    <ListPanel
      id="newest-customers"
      title="Newest customers"
      all={{ words: 'All', to: paths.dashboard.makeAdmin.to() }}
      empty="No customers yet."
    >
      {users.map(({ id, name, email, createdAt }) => (
        <li key={id}>
          <Avatar name={name ?? email} />
          <div className="what">
            <chakra.b fontWeight="semibold">{name ?? email}</chakra.b>
            {name && (
              <chakra.span display="block" color="fg.subtle" fontSize="sm">
                {email}
              </chakra.span>
            )}
          </div>
          <chakra.time
            dateTime={createdAt}
            color="fg.subtle"
            fontSize="sm"
            textStyle="number"
            flex="none"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {recentDay(now, createdAt)}
          </chakra.time>
        </li>
      ))}
    </ListPanel>
  );
}
