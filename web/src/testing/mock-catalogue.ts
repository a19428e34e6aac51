import type { PartRow } from './builders';
import { matches } from './mock-lists';
import { isLow } from './mock-shelves';

/** What the mock catalogue can be narrowed by: the schema's PartFilter. */
export interface MockPartFilter {
  search?: string | null;
  categories?: string[] | null;
  brands?: string[] | null;
  minPrice?: string | null;
  maxPrice?: string | null;
  inStock?: boolean | null;
  lowStock?: boolean | null;
}

/** Whether a part fits a filter. */
export function fits(part: PartRow, filter: MockPartFilter): boolean {
  const { search, categories, brands, minPrice, maxPrice, inStock, lowStock } = filter;
  return (
    matches(search, part.name, part.brand, part.partNumber) &&
    (!categories || categories.includes(part.category ?? '')) &&
    (!brands || brands.includes(part.brand ?? '')) &&
    // Not >= and <=: a price that is none stays on the shelf, for the story of a page that breaks on it.
    !(Number(part.price) < Number(minPrice ?? 0)) &&
    !(Number(part.price) > Number(maxPrice ?? Infinity)) &&
    (!inStock || part.availableQuantity >= part.orderQuantity) &&
    (!lowStock || isLow(part))
  );
}

function counted<Value>(values: (Value | null)[]): [value: Value, count: number][] {
  const known = values.filter((value) => value !== null);
  return [...new Set(known)].map((value) => [value, known.filter((other) => other === value).length]);
}

/** How many parts each category and brand would show: each counted without its own filter. */
export function facets(parts: PartRow[], filter: MockPartFilter) {
  const without = (own: MockPartFilter) => parts.filter((part) => fits(part, { ...filter, ...own }));
  const categories = counted(without({ categories: null }).map(({ category }) => category));
  const brands = counted(without({ brands: null }).map(({ brand }) => brand));
  return {
    categories: categories.map(([category, count]) => ({ category, count })),
    brands: brands.map(([brand, count]) => ({ brand, count })),
  };
}
