import { useRef, useState } from 'react';
import { formatMoney } from '#shared/format/money';
import { ChoiceBox } from '#shared/forms/choice';
import { Select } from '#shared/forms/input';
import type { PartFilter } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { type Picked, usePicked } from '#shared/data-table/use-picked';
import { useQuestion } from '#shared/data-table/use-question';
import { EmptyBlock } from '#shared/ui/empty-block';
import { TextLink } from '#shared/ui/text-link';
import { productsTable } from '#shop-kit/admin-tables';
import { categories } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { useAdminProductsQuery, useRemoveProductMutation } from './admin-products.generated';
import { BulkBar } from './bulk/bulk-bar';
import { useRecentBulkChangesQuery } from './bulk/bulk-change.generated';
import { BulkEntries } from './bulk/bulk-entries';
import { ProductDrafts } from './product-drafts';
import { ProductDetails } from './product-details';
import { nameOfProduct, productCard, productsColumns } from './products-columns';
import { useAction } from '#shop-kit/use-action';
import { evictPartLists } from './evict-part-lists';
import { productTexts } from './product-texts';

/** Removes a part from the shop, and refetches the list either way. */
function useRemoveProduct(refetchProducts: () => Promise<unknown>) {
  const [run] = useRemoveProductMutation({
    update(cache, { data }) {
      if (!data) return;
      cache.evict({ id: cache.identify({ __typename: 'Part', id: data.removePart.id }) });
      evictPartLists(cache);
      cache.gc();
    },
  });
  const { act, busy } = useAction(refetchProducts);

  /** True when the part is gone, also if another admin removed it. */
  async function removeProduct(id: string): Promise<boolean> {
    const refusal = await act({
      send: () => run({ variables: { id } }),
      done: 'This product is deleted!',
      notDone: 'The product was not deleted.',
      texts: productTexts,
    });
    return !refusal || refusal.code === 'NOT_FOUND';
  }

  return { removeProduct, removing: busy };
}

const tabs = [
  { label: 'All', value: null },
  {
    label: 'Low stock',
    value: 'LOW',
    none: {
      title: 'No low stock.',
      reason: 'Every part has at least 10 items, enough for 3 minimum orders.',
    },
  },
  {
    label: 'In stock',
    value: 'IN',
    none: { title: 'No products in stock.', reason: 'Every product is sold out.' },
  },
] as const;

/** Number of tabs of the table, for the list of keys. */
export const productTabs = tabs.length;

type View = ReturnType<typeof productsTable.read>;

/** Filter of the list, as the API expects it. */
const filterOf = ({ search, stock, category }: Pick<View, 'category' | 'search' | 'stock'>): PartFilter => ({
  search,
  lowStock: stock === 'LOW' ? true : null,
  inStock: stock === 'IN' ? true : null,
  categories: category ? [category] : null,
});

/** Everything the shop sells: found, sorted, opened, edited, restocked and removed. */
export function AdminProducts() {
  const table = useAdminTable({
    address: productsTable,
    useQuery: useAdminProductsQuery,
    variables: ({ sort, page, ...view }) => ({ filter: filterOf(view), sort, page }),
    listIn: ({ parts }) => parts,
    tabs: { label: 'Stock', filter: 'stock', choices: tabs },
  });
  const question = useQuestion(table.items, table.rows);
  const { removeProduct, removing } = useRemoveProduct(table.refetch);
  const recent = useRecentBulkChangesQuery({ fetchPolicy: 'cache-and-network' });
  const ticked = usePicked(table.items.map(({ id }) => id));
  const filter = filterOf(table.view);
  // Everything that this filter shows: another filter is another selection.
  const [wholeOf, setWholeOf] = useState<string>();
  const isWhole = wholeOf === JSON.stringify(filter);
  // Unticking one row of a whole list selects only the other rows of this page.
  const picked: Picked = {
    ...ticked,
    isPicked: (id) => isWhole || ticked.isPicked(id),
    pick(id, isPicked, isRange) {
      if (isWhole && isPicked) return;
      if (isWhole) ticked.pickAll(true);
      setWholeOf(undefined);
      ticked.pick(id, isPicked, isRange);
    },
    pickAll(isPicked) {
      setWholeOf(undefined);
      ticked.pickAll(isPicked);
    },
    pickNone() {
      setWholeOf(undefined);
      ticked.pickNone();
    },
  };
  const place = useRef<HTMLDivElement>(null);
  const total = table.list?.totalCount ?? 0;
  const isOnPage = table.items.length > 0 && table.items.every(({ id }) => picked.isPicked(id));
  const count = isWhole ? total : picked.everywhere.length;

  function selectNone() {
    picked.pickNone();
    // The clicked button is removed with its bar.
    place.current?.focus();
  }

  async function remove(id: string) {
    const isRemoved = await removeProduct(id);
    // A removed row can't be unticked any more.
    if (isRemoved) ticked.pick(id, false);
    return isRemoved;
  }

  return (
    <>
      <ProductDrafts search={table.view.search} />
      <chakra.div ref={place} tabIndex={-1} outline="none" display="grid" gap="3" _empty={{ srOnly: true }}>
        <BulkEntries recent={recent} />
      </chakra.div>
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
        chips={
          table.items.length > 0 && (
            <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="control" cursor="pointer">
              <ChoiceBox
                type="checkbox"
                checked={isOnPage}
                onChange={(event) => picked.pickAll(event.currentTarget.checked)}
              />
              Select all {table.items.length} on this page
            </chakra.label>
          )
        }
        columns={productsColumns(question.ask, picked)}
        card={productCard}
        nameOf={nameOfProduct}
        details={(product) => (
          <ProductDetails
            part={product}
            onRemoved={() => {
              ticked.pick(product.id, false);
              void table.refetch();
            }}
          />
        )}
        empty={
          <EmptyBlock title="No products yet." reason="Add your first product, or import a list.">
            <chakra.div display="flex" flexWrap="wrap" gap="4">
              <TextLink to={paths.dashboard.addProduct.to()}>Add Product</TextLink>
              <TextLink to={paths.dashboard.imports.to()}>Import a list</TextLink>
            </chakra.div>
          </EmptyBlock>
        }
      />
      {count > 0 && (
        <BulkBar
          chosen={isWhole ? { filter } : { ids: picked.everywhere }}
          count={count}
          all={
            isOnPage && !isWhole && total > picked.everywhere.length
              ? {
                  count: total,
                  choose: () => setWholeOf(JSON.stringify(filter)),
                }
              : undefined
          }
          onNone={selectNone}
          onRemoved={(ids) => {
            for (const id of ids) ticked.pick(id, false);
            // The bar is removed with the last one.
            if (ids.length === count) place.current?.focus();
          }}
          onDone={() => {
            selectNone();
            void recent.refetch();
          }}
          finalFocus={() => place.current}
        />
      )}
      {question.item && (
        <ConfirmDialog
          {...question.dialog}
          question="Are you sure you want to delete this product?"
          busy={removing}
          onYes={() => void question.answer(({ id }) => remove(id))}
        >
          {nameOfProduct(question.item)}, {formatMoney(question.item.price)}
        </ConfirmDialog>
      )}
    </>
  );
}
