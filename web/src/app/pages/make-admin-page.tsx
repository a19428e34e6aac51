import { AdminUsers, userTabs } from '#features/customers/admin/users/admin-users';
import { TableTools } from '#shared/data-table/table-tools';
import { useTableView } from '#shared/data-table/use-table-view';
import { chakra } from '#shared/ui/chakra';
import { usersTable } from '#shop-kit/admin-tables';
import { ExportListButton } from '#shop-kit/export-list-button';
import { DashboardPage } from './dashboard-page';

export function Component() {
  const { search, role } = useTableView(usersTable).view;
  return (
    <DashboardPage
      title="Make An User Admin"
      description="Accounts and admin rights."
      aside={
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <ExportListButton list="customers" filter={{ search, role }} />
          <TableTools tabs={userTabs} action="Make Admin: ask whether to make the row's user an admin" />
        </chakra.div>
      }
    >
      <AdminUsers />
    </DashboardPage>
  );
}
