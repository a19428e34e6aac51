import { useParams } from 'react-router-dom';
import { ImportPreview } from '#features/data/admin/imports/import-preview';
import { Crumbs } from '#shared/ui/crumbs';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <Crumbs trail={[{ label: 'Import', to: paths.dashboard.imports.to() }, { label: 'Import details' }]} />
      <DashboardPage title="Import" description="Preview or result of an import.">
        <ImportPreview id={id} />
      </DashboardPage>
    </>
  );
}
