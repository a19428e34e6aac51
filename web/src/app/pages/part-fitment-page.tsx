import { useParams, useSearchParams } from 'react-router-dom';
import { PartFitmentEditor } from '#features/cars/admin/part-fitment-editor';
import { Crumbs } from '#shared/ui/crumbs';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

const tabs = ['cars', 'numbers', 'specifications'] as const;

export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'cars';
  return (
    <>
      <Crumbs trail={[{ label: 'Fitment', to: paths.dashboard.fitment.to() }, { label: 'Part' }]} />
      <DashboardPage title="Fitment" description="The cars, numbers and specifications of a part.">
        <PartFitmentEditor partId={id} tab={tab} row={query.get('row')} />
      </DashboardPage>
    </>
  );
}
