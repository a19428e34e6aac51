import { useNow } from '#shared/browser/use-now';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { useQuestion } from '#shared/data-table/use-question';
import { EmptyBlock } from '#shared/ui/empty-block';
import { usersTable } from '#shop-kit/admin-tables';
import { useAdminUsersQuery } from './admin-users.generated';
import { useAdminRights } from './use-admin-rights';
import { UserDetails } from './user-details';
import { onceItCounts, userCard, usersColumns } from './users-columns';

const tabs = [
  { label: 'All', value: null },
  { label: 'Admins', value: 'ADMIN' },
  { label: 'Customers', value: 'CUSTOMER' },
] as const;

/** Number of tabs of the table, for the list of keys. */
export const userTabs = tabs.length;

/** All accounts: search, open, grant and revoke admin rights. */
export function AdminUsers() {
  const now = useNow();
  const table = useAdminTable({
    address: usersTable,
    useQuery: useAdminUsersQuery,
    variables: ({ search, role, sort, page }) => ({ search, role, sort, page }),
    listIn: ({ users }) => users,
    tabs: { label: 'Role', filter: 'role', choices: tabs },
  });
  const granting = useQuestion(table.items, table.rows);
  const revoking = useQuestion(table.items, table.rows);
  const { makeAdmin, revokeAdmin, busy } = useAdminRights(table.refetch);

  return (
    <>
      <AdminTable
        table={table}
        what="users"
        searchedBy="Email or name"
        columns={usersColumns(now, granting.ask)}
        card={userCard}
        nameOf={({ email }) => email}
        details={(user) => <UserDetails user={user} onRevoke={revoking.ask} />}
        empty={<EmptyBlock title="No users yet." reason="Users appear here when they sign up." />}
      />
      {granting.item && (
        <ConfirmDialog
          {...granting.dialog}
          question="Are you sure you want to make this user an admin?"
          busy={busy}
          onYes={() => void granting.answer(makeAdmin)}
        >
          {granting.item.email} will be able to manage all orders, products and admins
          {onceItCounts(granting.item)}.
        </ConfirmDialog>
      )}
      {revoking.item && (
        <ConfirmDialog
          {...revoking.dialog}
          question="Are you sure you want to revoke these admin rights?"
          busy={busy}
          onYes={() => void revoking.answer(({ email }) => revokeAdmin(email))}
        >
          {revoking.item.email} will be a regular customer immediately.
        </ConfirmDialog>
      )}
    </>
  );
}
