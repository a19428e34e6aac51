import { productsTable } from '#shop-kit/admin-tables';
import { categories } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { formatMoney } from '#shared/format/money';
import { Select } from '#shared/forms/input';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { DataTable } from '#shared/ui/data-table/data-table';
import { TableList } from '#shared/ui/data-table/table-list';
import { TableSearch } from '#shared/ui/data-table/table-search';
import { Toolbar } from '#shared/ui/data-table/toolbar';
import { useQuestion } from '#shared/ui/data-table/use-question';
import { useRowFocus } from '#shared/ui/data-table/use-row-focus';
import { useTableKeys } from '#shared/ui/data-table/use-table-keys';
import { useTableView } from '#shared/ui/data-table/use-table-view';
import { EmptyBlock } from '#shared/ui/empty-block';
import { LinkTabs } from '#shared/ui/link-tabs';
import { TextLink } from '#shared/ui/text-link';
import { useAdminProductsQuery, type AdminProductsQuery } from './admin-products.generated';
import { ProductDetails } from './product-details';
import { nameOfProduct, productCard, productsColumns } from './products-columns';
import { useRemoveProduct } from './use-remove-product';

const tabs = [
  { label: 'All', stock: null },
  { label: 'Low stock', stock: 'LOW' },
  { label: 'In stock', stock: 'IN' },
] as const;

/** What an empty tab means. */
const noneOf = {
  LOW: {
    title: 'Nothing runs out.',
    reason: 'Of every part there are ten pieces and three of its smallest orders.',
  },
  IN: { title: 'Nothing in stock.', reason: 'Every product is sold out.' },
};

/** How many tabs the table has, for the list of keys. */
export const productTabs = tabs.length;

const nothing: AdminProductsQuery['parts']['nodes'] = [];

/** Everything the shop sells: found, sorted, opened, edited, restocked and removed. */
export function AdminProducts() {
  const { view, to, go } = useTableView(productsTable);
  const { search, stock, category, sort, page } = view;
  const { data, previousData, error, loading, refetch } = useAdminProductsQuery({
    variables: {
      filter: {
        search,
        lowStock: stock === 'LOW' ? true : null,
        inStock: stock === 'IN' ? true : null,
        categories: category ? [category] : null,
      },
      sort: sort ?? 'NEWEST',
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.parts;
  const products = list?.nodes ?? nothing;
  const busy = loading && !data;

  const rows = useRowFocus(products.map(({ id }) => id));
  const question = useQuestion(products, rows);
  const { removeProduct, removing } = useRemoveProduct(refetch);
  const tabLinks = tabs.map(({ label, stock: id }) => ({
    label,
    to: to({ stock: id }),
    count: list && stock === id ? list.totalCount : undefined,
    current: stock === id,
  }));
  useTableKeys(rows, tabLinks);

  return (
    <>
      <Toolbar>
        <LinkTabs label="Stock" tabs={tabLinks} />
        <Select
          aria-label="Category"
          width={{ base: 'full', sm: 'auto' }}
          value={category ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            go({ category: categories.find(({ id }) => id === chosen)?.id ?? null });
          }}
        >
          <option value="">All categories</option>
          {categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <TableSearch
          label="Search products"
          placeholder="Name, brand or part number"
          current={search}
          onSearch={(words) => {
            go({ search: words });
          }}
        />
      </Toolbar>
      <TableList
        what="products"
        list={list}
        busy={busy}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        toPage={(number) => to({ page: number })}
        noneOfThis={stock && !search && !category ? noneOf[stock] : null}
        withoutFilters={search || stock || category ? productsTable.to({ sort }) : undefined}
        rows={rows}
        empty={
          <EmptyBlock title="No products yet." reason="The shop has nothing to sell.">
            <TextLink to={paths.dashboard.addProduct.to()}>Add Product</TextLink>
          </EmptyBlock>
        }
      >
        <DataTable
          caption={sort ? 'Products' : 'Products, newest first'}
          columns={productsColumns(question.ask)}
          card={productCard}
          items={products}
          nameOf={nameOfProduct}
          details={(product) => <ProductDetails part={product} />}
          sort={sort}
          onSort={(next) => {
            go({ sort: next });
          }}
          rows={rows}
          busy={busy}
        />
      </TableList>
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
