import { formatCount } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import { carName } from '#shop-kit/car/car-name';
import { changed, type CatalogueView, type FitScope } from '#shop-kit/catalogue-view';
import { categoryOf } from '#shop-kit/categories';
import { type Counted, formatCounted } from './fit-counts';

export interface FilterInUse {
  label: string;
  /** Change of the view when it is removed. */
  without: Partial<CatalogueView>;
}

function priceLabel({ minPrice, maxPrice }: CatalogueView): string | null {
  if (minPrice && maxPrice) return `${formatMoney(minPrice)} to ${formatMoney(maxPrice)}`;
  if (minPrice) return `from ${formatMoney(minPrice)}`;
  return maxPrice && `up to ${formatMoney(maxPrice)}`;
}

/** Every filter of a view but the search, in the order of the controls. */
export function filtersInUse(view: CatalogueView): FilterInUse[] {
  const { car, category, brands, inStock } = view;
  const price = priceLabel(view);
  return [
    ...(car ? [{ label: carName(car.car), without: { car: null } }] : []),
    ...(inStock ? [{ label: 'In stock only', without: { inStock: false } }] : []),
    ...(category ? [{ label: categoryOf(category).label, without: { category: null } }] : []),
    ...brands.map((brand) => ({
      label: brand,
      without: { brands: brands.filter((other) => other !== brand) },
    })),
    ...(price ? [{ label: price, without: { minPrice: null, maxPrice: null } }] : []),
  ];
}

/** Every filter but the search and the car at rest. */
export const noFilters: Partial<CatalogueView> = {
  category: null,
  brands: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
};

/** Search and filters gone, but not the car; layout and a chosen order stay. */
export const cleared = (view: CatalogueView) => changed(view, { search: '', ...noFilters });

/** "38 parts for “brake”", "1 part"; "More than 1,000 parts" where no more are counted. */
export function countOf(total: number, search: string, isExact = true): string {
  const known = total === 1 ? '1 part' : `${total} parts`;
  const parts = isExact ? known : `More than ${formatCount(total)} parts`;
  return search ? `${parts} for “${search}”` : parts;
}

/** ", 24 fit your Civic" after a count of parts; " listed for your Civic" where only such are. */
export function fittingText(scope: FitScope, fits: Counted | undefined, model: string): string {
  if (scope === 'FITS') return ` listed for your ${model}`;
  if (!fits?.count) return '';
  return `, ${formatCounted(fits)} ${fits.count === 1 ? 'fits' : 'fit'} your ${model}`;
}
