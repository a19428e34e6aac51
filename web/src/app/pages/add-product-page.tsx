import { useSearchParams } from 'react-router-dom';
import { NewProduct } from '#features/catalogue/admin/new-product';
import { DashboardPage } from './dashboard-page';

export function Component() {
  const [query] = useSearchParams();
  return (
    <DashboardPage
      title="Add Product"
      description="Add a part to the shop, or save it as a draft until it is complete."
    >
      <NewProduct draftId={query.get('draft')} />
    </DashboardPage>
  );
}
