import { LatestOrders } from '#features/orders/mine/latest-orders';
import { MyData } from '#features/customers/profile/my-data';
import { MyProfile } from '#features/customers/profile/my-profile';
import { DashboardPage } from './dashboard-page';

/** The dashboard's first page. */
export function Component() {
  return (
    <DashboardPage title="My Profile" description="Your account details.">
      <MyProfile />
      <LatestOrders />
      <MyData />
    </DashboardPage>
  );
}
