import { AdminReturns, returnTabs } from '#features/fulfillment/admin/returns/admin-returns';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Returns"
      description="Customer returns: review, receive and refund."
      aside={<TableTools tabs={returnTabs} />}
    >
      <AdminReturns />
    </DashboardPage>
  );
}
