import { categories } from '#shared/config/categories';
import { useCatalogueCountsQuery, type CatalogueCountsQuery } from './catalogue-counts.generated';
import { countVariables, type CatalogueFilter } from './part-filter';

function asCounts(data: CatalogueCountsQuery, { brands }: CatalogueFilter) {
  const { categories: counted, brands: found } = data.parts.facets;
  const missing = brands.filter((brand) => !found.some((other) => other.brand === brand));
  return {
    total: data.parts.totalCount,
    inStock: data.inStock.totalCount,
    everyCategory: data.everyCategory.totalCount,
    /** All shelves, those without a part too. */
    categories: categories.map(({ id, slug, label }) => ({
      id,
      slug,
      label,
      count: counted.find(({ category }) => category === id)?.count ?? 0,
    })),
    /** Most parts first; a chosen brand that has none stays, so that it can be taken away. */
    brands: [...found, ...missing.map((brand) => ({ brand, count: 0 }))]
      .map(({ brand, count }) => ({ brand, count }))
      .sort((a, b) => b.count - a.count || a.brand.localeCompare(b.brand)),
  };
}

export type CatalogueCounts = ReturnType<typeof asCounts>;

/** How many parts each choice would show. While new ones are fetched the last counts stay; undefined before the first. */
export function useCatalogueCounts(filter: CatalogueFilter): CatalogueCounts | undefined {
  const { data, previousData } = useCatalogueCountsQuery({ variables: countVariables(filter) });
  const known = data ?? previousData;
  return known && asCounts(known, filter);
}
