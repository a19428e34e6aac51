import { formatCount } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { categoryOf } from '#shop-kit/categories';

export interface FilterInUse {
  label: string;
  /** What taking it away changes of the view. */
  without: Partial<CatalogueView>;
}

function priceLabel({ minPrice, maxPrice }: CatalogueView): string | null {
  if (minPrice && maxPrice) return `${formatMoney(minPrice)} to ${formatMoney(maxPrice)}`;
  if (minPrice) return `from ${formatMoney(minPrice)}`;
  return maxPrice && `up to ${formatMoney(maxPrice)}`;
}

/** Every filter of a view but the search, in the order of the controls. */
export function filtersInUse(view: CatalogueView): FilterInUse[] {
  const { category, brands, inStock } = view;
  const price = priceLabel(view);
  return [
    ...(inStock ? [{ label: 'In stock only', without: { inStock: false } }] : []),
    ...(category ? [{ label: categoryOf(category).label, without: { category: null } }] : []),
    ...brands.map((brand) => ({
      label: brand,
      without: { brands: brands.filter((other) => other !== brand) },
    })),
    ...(price ? [{ label: price, without: { minPrice: null, maxPrice: null } }] : []),
  ];
}

/** A view with something of it changed. It starts at its first page: another list has other pages. */
export const changed = (view: CatalogueView, change: Partial<CatalogueView>): CatalogueView => ({
  ...view,
  page: 1,
  ...change,
});

/** Search and filters gone; order and layout stay. */
export const cleared = (view: CatalogueView): Partial<CatalogueView> => ({
  sort: view.sort === 'BEST_MATCH' ? 'NEWEST' : view.sort,
  layout: view.layout,
});

/** "38 parts for “brake”", "1 part"; "More than 1,000 parts" where no more are counted. */
export function countOf(total: number, search: string, isExact = true): string {
  const known = total === 1 ? '1 part' : `${total} parts`;
  const parts = isExact ? known : `More than ${formatCount(total)} parts`;
  return search ? `${parts} for “${search}”` : parts;
}
