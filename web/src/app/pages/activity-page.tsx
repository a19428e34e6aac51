import { Activity } from '#features/shop/admin/activity/activity';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="Activity" description="Who did what, when, with before and after.">
      <Activity />
    </DashboardPage>
  );
}
