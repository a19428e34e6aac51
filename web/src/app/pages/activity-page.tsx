import { Activity } from '#features/shop/admin/activity/activity';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="Activity" description="Changes made in the shop, with values before and after.">
      <Activity />
    </DashboardPage>
  );
}
