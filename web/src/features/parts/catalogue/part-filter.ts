import type { PartFilter } from '#shared/gql/schema-types.generated';
import type { CatalogueView } from '#shop-kit/catalogue-view';

/** What narrows the catalogue: a view without its order, its layout and its page. */
export type CatalogueFilter = Omit<CatalogueView, 'sort' | 'layout' | 'page'>;

/** The filter as the API takes it; what is not asked for is left out. */
export function partFilter(filter: CatalogueFilter): PartFilter {
  const { search, category, brands, minPrice, maxPrice, inStock } = filter;
  return {
    ...(search && { search }),
    ...(category && { categories: [category] }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
    ...(inStock && { inStock }),
  };
}

/** What the controls need to know: how many parts each choice would show, the others staying as they are. */
export const countVariables = (filter: CatalogueFilter) => ({
  filter: partFilter(filter),
  inStock: partFilter({ ...filter, inStock: true }),
  everyCategory: partFilter({ ...filter, category: null }),
});
