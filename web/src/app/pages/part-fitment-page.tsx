import { useParams, useSearchParams } from 'react-router-dom';
import { PartDesk } from '#features/cars/admin/part-desk';
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
      <Crumbs trail={[{ label: 'Fitment', to: paths.dashboard.fitment.to() }, { label: 'One part' }]} />
      <DashboardPage title="Fitment" description="The cars, numbers and specifications of a part.">
        <PartDesk partId={id} tab={tab} row={query.get('row')} />
      </DashboardPage>
    </>
  );
}
