import { AdminMessages, messageTabs } from '#features/customers/admin/messages/admin-messages';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Messages"
      description="What people wrote to the shop, each with its order and what was answered."
      aside={<TableTools tabs={messageTabs} />}
    >
      <AdminMessages />
    </DashboardPage>
  );
}
