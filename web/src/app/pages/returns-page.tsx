import { AdminReturns, returnTabs } from '#features/fulfillment/admin/returns/admin-returns';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Returns"
      description="What customers send back: answered, taken in and refunded."
      aside={<TableTools tabs={returnTabs} />}
    >
      <AdminReturns />
    </DashboardPage>
  );
}
