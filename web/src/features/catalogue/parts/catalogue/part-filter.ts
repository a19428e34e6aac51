import type { PartFilter } from '#shared/gql/schema-types.generated';
import type { CatalogueView } from '#shop-kit/catalogue-view';

/** What narrows the catalogue: a view without its order, its layout and its page. */
export type CatalogueFilter = Omit<CatalogueView, 'sort' | 'layout' | 'page'>;

/** The filter as the API takes it; what is not asked for is left out. */
export function partFilter(filter: CatalogueFilter): PartFilter {
  const { search, asTyped, category, brands, minPrice, maxPrice, inStock, car, fit } = filter;
  return {
    ...(search && { search }),
    ...(search && asTyped && { asTyped }),
    ...(category && { categories: [category] }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
    ...(inStock && { inStock }),
    ...(car && { vehicle: { ...car, show: fit } }),
  };
}

/** What the controls need to know: how many parts each choice would show, the others staying as they are. */
export const countVariables = (filter: CatalogueFilter) => ({
  filter: partFilter(filter),
  inStock: partFilter({ ...filter, inStock: true }),
  everyCategory: partFilter({ ...filter, category: null }),
  hasCar: filter.car !== null,
});

/** What the list of a view asks for: it is ordered by what was answered as of `listed`, and judged by what is answered now. */
export function listVariables(view: CatalogueView, listed: CatalogueView = view) {
  const { sort, page, car } = view;
  return {
    filter: partFilter(listed),
    sort,
    page,
    ...(car && { vehicle: car.car, answers: car.answers }),
  };
}
