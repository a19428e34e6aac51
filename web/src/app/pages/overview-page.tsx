import { useSearchParams } from 'react-router-dom';
import { Overview } from '#features/shop/admin/overview/overview';
import { RestockProduct } from '#features/catalogue/admin/restock-product';
import { LinkTabs } from '#shared/ui/link-tabs';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

const periods = [14, 30, 90];
const usual = 14;

export function Component() {
  const [query] = useSearchParams();
  const requested = Number(query.get('days'));
  const days = periods.includes(requested) ? requested : usual;
  return (
    <DashboardPage
      title="Overview"
      description="Orders, sales, stock and customers at a glance."
      aside={
        <LinkTabs
          label="Period"
          tabs={periods.map((period) => ({
            label: `${period} days`,
            to: paths.dashboard.overview.to(period === usual ? undefined : period),
            current: period === days,
          }))}
        />
      }
    >
      <Overview days={days} restock={(part) => <RestockProduct part={part} />} />
    </DashboardPage>
  );
}
