import { AdminOrders, orderTabs } from '#features/orders/admin/admin-orders';
import { TableTools } from '#shared/data-table/table-tools';
import { useTableView } from '#shared/data-table/use-table-view';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { ordersTable } from '#shop-kit/admin-tables';
import { ExportListButton } from '#shop-kit/export-list-button';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

export function Component() {
  const { search, status, paidOn } = useTableView(ordersTable).view;
  return (
    <DashboardPage
      title="Manage All Orders"
      description="All customer orders, what to ship and where."
      aside={
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <TextLink to={paths.dashboard.toShip.to()}>Ship in bulk</TextLink>
          <ExportListButton list="orders" filter={{ search, status, paidOn }} />
          <TableTools tabs={orderTabs} action="Update: mark the row's order as shipped" />
        </chakra.div>
      }
    >
      <AdminOrders />
    </DashboardPage>
  );
}
