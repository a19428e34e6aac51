import { useNow } from '#shared/browser/use-now';
import { usersTable } from '#shop-kit/admin-tables';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { DataTable } from '#shared/ui/data-table/data-table';
import { TableList } from '#shared/ui/data-table/table-list';
import { TableSearch } from '#shared/ui/data-table/table-search';
import { Toolbar } from '#shared/ui/data-table/toolbar';
import { useQuestion } from '#shared/ui/data-table/use-question';
import { useRowFocus } from '#shared/ui/data-table/use-row-focus';
import { useTableKeys } from '#shared/ui/data-table/use-table-keys';
import { useTableView } from '#shared/ui/data-table/use-table-view';
import { EmptyBlock } from '#shared/ui/empty-block';
import { LinkTabs } from '#shared/ui/link-tabs';
import { useAdminUsersQuery, type AdminUsersQuery } from './admin-users.generated';
import { useAdminRights } from './use-admin-rights';
import { UserDetails } from './user-details';
import { userCard, usersColumns } from './users-columns';

const tabs = [
  { label: 'All', role: null },
  { label: 'Admins', role: 'ADMIN' },
  { label: 'Customers', role: 'CUSTOMER' },
] as const;

/** How many tabs the table has, for the list of keys. */
export const userTabs = tabs.length;

const nothing: AdminUsersQuery['users']['nodes'] = [];

/** Every account: found, opened, made an admin, and taken that right away again. */
export function AdminUsers() {
  const now = useNow();
  const { view, to, go } = useTableView(usersTable);
  const { search, role, sort, page } = view;
  const { data, previousData, error, loading, refetch } = useAdminUsersQuery({
    variables: { search, role, sort: sort ?? 'NEWEST', page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.users;
  const users = list?.nodes ?? nothing;
  const busy = loading && !data;

  const rows = useRowFocus(users.map(({ id }) => id));
  const granting = useQuestion(users, rows);
  const revoking = useQuestion(users, rows);
  const { makeAdmin, revokeAdmin, changing } = useAdminRights(refetch);
  const tabLinks = tabs.map(({ label, role: id }) => ({
    label,
    to: to({ role: id }),
    count: list && role === id ? list.totalCount : undefined,
    current: role === id,
  }));
  useTableKeys(rows, tabLinks);

  return (
    <>
      <Toolbar>
        <LinkTabs label="Role" tabs={tabLinks} />
        <TableSearch
          label="Search users"
          placeholder="E-mail or name"
          current={search}
          onSearch={(words) => {
            go({ search: words });
          }}
        />
      </Toolbar>
      <TableList
        what="users"
        list={list}
        busy={busy}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        toPage={(number) => to({ page: number })}
        withoutFilters={search || role ? usersTable.to({ sort }) : undefined}
        rows={rows}
        empty={<EmptyBlock title="No users yet." reason="Who signs up shows up here." />}
      >
        <DataTable
          caption={sort ? 'Users' : 'Users, newest first'}
          columns={usersColumns(now, granting.ask)}
          card={userCard}
          items={users}
          nameOf={({ email }) => email}
          details={(user) => <UserDetails user={user} onRevoke={revoking.ask} />}
          sort={sort}
          onSort={(next) => {
            go({ sort: next });
          }}
          rows={rows}
          busy={busy}
        />
      </TableList>
      {granting.item && (
        <ConfirmDialog
          {...granting.dialog}
          question="Are you sure you want to make this user an admin?"
          busy={changing}
          onYes={() => void granting.answer(makeAdmin)}
        >
          {granting.item.email} will be able to manage all orders, products and admins
          {granting.item.emailVerified ? '.' : ' once the address is verified.'}
        </ConfirmDialog>
      )}
      {revoking.item && (
        <ConfirmDialog
          {...revoking.dialog}
          question="Are you sure you want to take these admin rights away?"
          busy={changing}
          onYes={() => void revoking.answer(({ email }) => revokeAdmin(email))}
        >
          {revoking.item.email} will be a customer at once.
        </ConfirmDialog>
      )}
    </>
  );
}
