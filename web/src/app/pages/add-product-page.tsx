import { useSearchParams } from 'react-router-dom';
import { NewProduct } from '#features/catalogue/admin/new-product';
import { DashboardPage } from './dashboard-page';

export function Component() {
  const [query] = useSearchParams();
  return (
    <DashboardPage
      title="Add Product"
      description="Put a new part on the shelves, or keep it as a draft until it is complete."
    >
      <NewProduct draftId={query.get('draft')} />
    </DashboardPage>
  );
}
