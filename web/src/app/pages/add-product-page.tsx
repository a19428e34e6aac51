import { AddProduct } from '#features/products/add-product';
import { DashboardPage } from './dashboard-page';

export function AddProductPage() {
  return (
    <DashboardPage title="Add Product" description="Put a new part on the shelves.">
      <AddProduct />
    </DashboardPage>
  );
}
