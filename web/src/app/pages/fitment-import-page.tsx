import { useParams } from 'react-router-dom';
import { ImportPreview } from '#features/fitment-desk/imports/import-preview';
import { Crumbs } from '#shared/ui/crumbs';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <Crumbs trail={[{ label: 'Fitment', to: paths.dashboard.fitment.to() }, { label: 'Import' }]} />
      <DashboardPage title="Import of lists of cars" description="What a file would do, or did.">
        <ImportPreview id={id} />
      </DashboardPage>
    </>
  );
}
