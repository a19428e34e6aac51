import { chakra } from '#shared/ui/chakra';
import { recentDay } from '#shared/format/dates';
import { Avatar } from '#shared/ui/avatar';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { NewestCustomers_UserFragment } from './overview.generated';

interface NewestCustomersProps {
  users: readonly NewestCustomers_UserFragment[];
  now: Date;
}

/** Customers who signed up last. */
export function NewestCustomers({ users, now }: NewestCustomersProps) {
  return (
    <ListPanel
      id="newest-customers"
      title="Newest customers"
      alignSelf="start"
      aside={users.length > 0 && <TextLink to={paths.dashboard.makeAdmin.to()}>All</TextLink>}
      empty="No customers yet."
      isEmpty={users.length === 0}
    >
      {users.map(({ id, name, email, createdAt }) => (
        <PanelRow key={id} flexWrap="nowrap" gap="3.5" minHeight="3.875rem" py="2.5" borderColor="border">
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
        </PanelRow>
      ))}
    </ListPanel>
  );
}
