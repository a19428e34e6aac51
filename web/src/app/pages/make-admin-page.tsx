import { AdminUsers, userTabs } from '#features/users/admin-users';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Make An User Admin"
      description="Who has an account, and who is an admin."
      aside={<TableTools tabs={userTabs} action="Make Admin: ask whether to make the row's user an admin" />}
    >
      <AdminUsers />
    </DashboardPage>
  );
}
