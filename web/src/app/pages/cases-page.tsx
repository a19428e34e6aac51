import { AdminCases, caseTabs } from '#features/payments/admin/admin-cases';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Cases"
      description="Payments that do not fit, each with what happened and what to do."
      aside={<TableTools tabs={caseTabs} />}
    >
      <AdminCases />
    </DashboardPage>
  );
}
