import { formatCount } from '#shared/format/count';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { categoryOf, type CategoryId } from '#shop-kit/categories';

/** Fields that decide a part's neighbors. */
export interface PlacedPart {
  category: CategoryId | null;
  brand: string | null;
}

/** A choice of other parts: what it is called, what finds it, and where all of it can be seen. */
export interface Neighbors {
  heading: string;
  /** Label of the link to all of them, including sold-out ones. */
  link: (count: number) => string;
  filter: { categories?: CategoryId[]; brands?: string[] };
  view: Partial<CatalogueView>;
}

const seeAll = () => 'See all';
const newest: Neighbors = { heading: 'New arrivals', link: seeAll, filter: {}, view: {} };

/**
 * The neighbors to offer with a part: those of its category; without a category those of its brand, or the newest if
 * the brand has no others; without either the newest.
 */
export function neighborsOf({ category, brand }: PlacedPart): [near: Neighbors, far?: Neighbors] {
  if (category) {
    const { label } = categoryOf(category);
    const heading = `More in ${label}`;
    const link = (count: number) => `All ${formatCount(count)} in ${label}`;
    return [{ heading, link, filter: { categories: [category] }, view: { category } }];
  }
  if (!brand) return [newest];
  const ofBrand = { filter: { brands: [brand] }, view: { brands: [brand] } };
  return [{ heading: `More from ${brand}`, link: seeAll, ...ofBrand }, newest];
}
