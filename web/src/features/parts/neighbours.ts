import type { CatalogueView } from '#shared/config/catalogue-view';
import { categoryOf, type CategoryId } from '#shared/config/categories';

/** What says where a part stands. */
export interface PlacedPart {
  category: CategoryId | null;
  brand: string | null;
}

/** A choice of other parts: what it is called, what finds it, and where all of it can be seen. */
export interface Neighbours {
  heading: string;
  filter: { categories?: CategoryId[]; brands?: string[] };
  view: Partial<CatalogueView>;
}

const newest: Neighbours = { heading: 'New in the shop', filter: {}, view: {} };

/**
 * Which others to offer beside a part: those of its shelf; without a shelf those of its brand, or the newest where the
 * brand has no others; without either the newest.
 */
export function neighboursOf({ category, brand }: PlacedPart): [near: Neighbours, far?: Neighbours] {
  if (category) {
    const heading = `More in ${categoryOf(category).label}`;
    return [{ heading, filter: { categories: [category] }, view: { category } }];
  }
  if (!brand) return [newest];
  return [{ heading: `More from ${brand}`, filter: { brands: [brand] }, view: { brands: [brand] } }, newest];
}
