import { FileTools } from '#features/data/admin/imports/file-tools';
import { RecentImports } from '#features/data/admin/imports/recent-imports';
import { WorkList } from '#features/cars/admin/findings/work-list';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Fitment"
      description="Which parts fit which cars: lists, files and open issues."
      aside={<FileTools kind="FITMENT" />}
    >
      <p>
        Open a part in <TextLink to={paths.dashboard.manageProducts.to()}>Manage Products</TextLink> to change
        its cars, numbers and specifications.
      </p>
      <RecentImports kind="FITMENT" />
      <WorkList />
    </DashboardPage>
  );
}
