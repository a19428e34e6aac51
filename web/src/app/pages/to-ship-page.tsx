import { ToShip } from '#features/fulfillment/admin/to-ship/to-ship';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="To Ship" description="Parcels to ship, with tracking numbers and packing slips.">
      <ToShip />
    </DashboardPage>
  );
}
