import { AdminProducts, productTabs } from '#features/catalogue/admin/admin-products';
import { FileTools } from '#features/data/admin/imports/file-tools';
import { TableTools } from '#shared/data-table/table-tools';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage
      title="Manage All Products"
      description="Products, stock and prices."
      aside={
        <>
          <TableTools tabs={productTabs} />
          <FileTools kind="PARTS" />
        </>
      }
    >
      <AdminProducts />
    </DashboardPage>
  );
}
