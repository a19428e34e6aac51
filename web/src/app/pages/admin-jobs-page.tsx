import { AdminJobs } from '#features/jobs/admin/admin-jobs';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="Jobs" description="Pieces of work on a car, and what each needs.">
      <AdminJobs />
    </DashboardPage>
  );
}
