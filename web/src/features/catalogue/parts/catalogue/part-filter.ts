import type { PartFilter } from '#shared/gql/schema-types.generated';
import type { CatalogueView } from '#shop-kit/catalogue-view';

/** Filters of the catalogue: a view without its order, its layout and its page. */
export type CatalogueFilter = Omit<CatalogueView, 'sort' | 'layout' | 'page'>;

/** The filter as the API expects it, without empty values. */
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

/** Query for the controls: the number of parts each option would show, the others staying as they are. */
export const countVariables = (filter: CatalogueFilter) => ({
  filter: partFilter(filter),
  inStock: partFilter({ ...filter, inStock: true }),
  everyCategory: partFilter({ ...filter, category: null }),
  hasCar: filter.car !== null,
});

/** Query of a view's list: ordered by the answers as of `listed`, with verdicts by the current answers. */
export function listVariables(view: CatalogueView, listed: CatalogueView = view) {
  const { sort, page, car } = view;
  return {
    filter: partFilter(listed),
    sort,
    page,
    ...(car && { vehicle: car.car, answers: car.answers }),
  };
}
