import { AdminMessages, messageTabs } from '#features/customers/admin/messages/admin-messages';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Messages"
      description="Customer messages with their orders and replies."
      aside={<TableTools tabs={messageTabs} />}
    >
      <AdminMessages />
    </DashboardPage>
  );
}
