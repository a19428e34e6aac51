import { AdminOrders, orderTabs } from '#features/orders/desk/admin-orders';
import { TableTools } from '#shared/data-table/table-tools';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Manage All Orders"
      description="Everybody's orders, what is to be shipped, and where to."
      aside={
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <TextLink to={paths.dashboard.toShip.to()}>Ship many at once</TextLink>
          <TableTools tabs={orderTabs} action="Update: mark the row's order as shipped" />
        </chakra.div>
      }
    >
      <AdminOrders />
    </DashboardPage>
  );
}
