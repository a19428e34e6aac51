import { formatMoney } from '#shared/format/money';
import { Select } from '#shared/forms/input';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { useQuestion } from '#shared/data-table/use-question';
import { EmptyBlock } from '#shared/ui/empty-block';
import { TextLink } from '#shared/ui/text-link';
import { productsTable } from '#shop-kit/admin-tables';
import { categories } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { useAdminProductsQuery } from './admin-products.generated';
import { ProductDrafts } from './product-drafts';
import { ProductDetails } from './product-details';
import { nameOfProduct, productCard, productsColumns } from './products-columns';
import { useRemoveProduct } from './use-remove-product';

const tabs = [
  { label: 'All', value: null },
  {
    label: 'Low stock',
    value: 'LOW',
    none: {
      title: 'Nothing runs out.',
      reason: 'Of every part there are ten pieces and three of its smallest orders.',
    },
  },
  {
    label: 'In stock',
    value: 'IN',
    none: { title: 'Nothing in stock.', reason: 'Every product is sold out.' },
  },
] as const;

/** How many tabs the table has, for the list of keys. */
export const productTabs = tabs.length;

/** Everything the shop sells: found, sorted, opened, edited, restocked and removed. */
export function AdminProducts() {
  const table = useAdminTable({
    address: productsTable,
    useQuery: useAdminProductsQuery,
    variables: ({ search, stock, category, sort, page }) => ({
      filter: {
        search,
        lowStock: stock === 'LOW' ? true : null,
        inStock: stock === 'IN' ? true : null,
        categories: category ? [category] : null,
      },
      sort,
      page,
    }),
    listIn: ({ parts }) => parts,
    tabs: { label: 'Stock', filter: 'stock', choices: tabs },
  });
  const question = useQuestion(table.items, table.rows);
  const { removeProduct, removing } = useRemoveProduct(table.refetch);

  return (
    <>
      <ProductDrafts search={table.view.search} />
      <AdminTable
        table={table}
        what="products"
        searchedBy="Name, brand or part number"
        filters={
          <Select
            aria-label="Category"
            width={{ base: 'full', sm: 'auto' }}
            value={table.view.category ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              table.go({ category: categories.find(({ id }) => id === chosen)?.id ?? null });
            }}
          >
            <option value="">All categories</option>
            {categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        }
        columns={productsColumns(question.ask)}
        card={productCard}
        nameOf={nameOfProduct}
        details={(product) => <ProductDetails part={product} />}
        empty={
          <EmptyBlock title="No products yet." reason="The shop has nothing to sell.">
            <TextLink to={paths.dashboard.addProduct.to()}>Add Product</TextLink>
          </EmptyBlock>
        }
      />
      {question.item && (
        <ConfirmDialog
          {...question.dialog}
          question="Are you sure you want to delete this product?"
          busy={removing}
          onYes={() => void question.answer(({ id }) => removeProduct(id))}
        >
          {nameOfProduct(question.item)}, {formatMoney(question.item.price)}
        </ConfirmDialog>
      )}
    </>
  );
}
