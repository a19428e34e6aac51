import { ParcelsToShip } from '#features/orders/desk/to-ship/parcels-to-ship';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="To Ship"
      description="What is to be shipped, parcel by parcel: labels, slips, one press."
    >
      <ParcelsToShip />
    </DashboardPage>
  );
}
