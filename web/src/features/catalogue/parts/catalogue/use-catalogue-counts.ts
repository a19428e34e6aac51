import { useLasting } from '#shared/browser/use-lasting';
import { useWhenBackOnline } from '#shared/browser/use-online';
import { categories } from '#shop-kit/categories';
import { useCatalogueCountsQuery, type CatalogueCountsQuery } from './catalogue-counts.generated';
import { fitCountsOf } from './fit-counts';
import { countVariables, type CatalogueFilter } from './part-filter';

type Facets = Pick<CatalogueCountsQuery['parts']['facets'], 'categories' | 'brands' | 'isExact'>;

type CountedList = CatalogueCountsQuery['inStock'];

const nothingCounted: Facets = { categories: [], brands: [], isExact: true };

function asCounts(
  data: CatalogueCountsQuery | undefined,
  { brands }: CatalogueFilter,
  areOfThisFilter: boolean,
) {
  const {
    categories: counted,
    brands: found,
    isExact: areExact,
  }: Facets = data?.parts.facets ?? nothingCounted;
  const missing = brands.filter((brand) => !found.some((other) => other.brand === brand));
  const known = (count: number | undefined) => (areOfThisFilter ? count : undefined);
  const total = (list: CountedList | undefined) => known(list?.totalIsExact ? list.totalCount : undefined);
  // Counts of only some of the parts would mislead: the options are shown without.
  const choice = (count: number | undefined) => known(areExact ? count : undefined);
  return {
    total: total(data?.parts),
    fit: areOfThisFilter ? fitCountsOf(data?.parts.fitCounts) : undefined,
    openQuestion: areOfThisFilter ? data?.parts.fitCounts?.openQuestion : undefined,
    inStock: total(data?.inStock),
    everyCategory: total(data?.everyCategory),
    /** All categories, including those without parts. */
    categories: categories.map(({ id, slug, label }) => ({
      id,
      slug,
      label,
      count: choice(counted.find(({ category }) => category === id)?.count ?? 0),
    })),
    /** Most parts first; a chosen brand that has none stays, so that it can be removed. */
    brands: [...found, ...missing.map((brand) => ({ brand, count: 0 }))]
      .sort((a, b) => b.count - a.count || a.brand.localeCompare(b.brand))
      .map(({ brand, count }) => ({ brand, count: choice(count) })),
  };
}

export type CatalogueCounts = ReturnType<typeof asCounts>;

/**
 * How many parts each choice would show; undefined before the first answer. While another filter is counted, or when
 * that fails, the choices stay, and their numbers are undefined: they were those of the filter before.
 */
export function useCatalogueCounts(filter: CatalogueFilter): CatalogueCounts | undefined {
  const { data, previousData, error, refetch } = useCatalogueCountsQuery({
    variables: countVariables(filter),
  });
  useWhenBackOnline(error && (() => void refetch()));
  const isSlow = useLasting(!data);
  const last = data ?? previousData;
  if (!last && !error) return undefined;
  const failed = error !== undefined;
  return asCounts(last, filter, data !== undefined || (!failed && !isSlow));
}
