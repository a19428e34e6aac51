import { AdminOrders, orderTabs } from '#features/orders/desk/admin-orders';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Manage All Orders"
      description="Everybody's orders, what is to be shipped, and where to."
      aside={<TableTools tabs={orderTabs} action="Update: mark the row's order as shipped" />}
    >
      <AdminOrders />
    </DashboardPage>
  );
}
