import { AdminCases, caseTabs } from '#features/payments/admin/admin-cases';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Cases"
      description="Payments that need attention, with their history and next steps."
      aside={<TableTools tabs={caseTabs} />}
    >
      <AdminCases />
    </DashboardPage>
  );
}
