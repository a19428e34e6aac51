import { AdminJobs } from '#features/jobs/admin/admin-jobs';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="Jobs" description="Repairs and services, and the parts each needs.">
      <AdminJobs />
    </DashboardPage>
  );
}
