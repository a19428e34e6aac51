import { ToShip } from '#features/fulfillment/admin/to-ship/to-ship';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="To Ship"
      description="What is to be shipped, parcel by parcel: labels, slips, one press."
    >
      <ToShip />
    </DashboardPage>
  );
}
