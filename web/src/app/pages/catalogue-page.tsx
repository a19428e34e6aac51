import { Navigate, useLocation } from 'react-router-dom';
import { chakra } from '#shared/ui/chakra';
import { CatalogueCountsDocument } from '#features/parts/catalogue/catalogue-counts.generated';
import { CatalogueListDocument } from '#features/parts/catalogue/catalogue-list.generated';
import { CatalogueListData } from '#features/parts/catalogue/catalogue-list-data';
import { catalogueTitleId, useCatalogueMoves } from '#features/parts/catalogue/use-catalogue-moves';
import { CatalogueResults } from '#features/parts/catalogue/catalogue-results';
import { FilterPanel } from '#features/parts/catalogue/filter-panel';
import { OtherCarNote } from '#features/parts/catalogue/other-car-note';
import { countVariables, listVariables } from '#features/parts/catalogue/part-filter';
import { useCarOfAddress, useChoiceOfAddress } from '#features/parts/catalogue/use-car-of-address';
import { useCatalogueList } from '#features/parts/catalogue/use-catalogue-list';
import { useCatalogueView } from '#features/parts/catalogue/use-catalogue-view';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import type { ChosenCar } from '#shop-kit/car/car';
import { changed, readCatalogueView, type CatalogueView } from '#shop-kit/catalogue-view';
import { categories, categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.sidebar} minmax(0, 1fr)' },
    columnGap: '10',
    rowGap: '4',
    alignItems: 'start',
    pb: '16',
  },
});

/**
 * Categories and their pages are worth finding elsewhere; a search, a car's list, or a category narrowed further, is one of endless
 * views of the same parts.
 */
function canonicalPath(
  { search, category, brands, minPrice, maxPrice, inStock, car }: CatalogueView,
  page: number,
) {
  const isNarrowed = brands.length > 0 || minPrice !== null || maxPrice !== null || inStock;
  return search || isNarrowed || car ? undefined : paths.catalogue.to({ category, page });
}

export const handle: PageHandle = {
  load(ask, { search, car }) {
    const asked = readCatalogueView(search);
    // Without a car in its address the page goes on to the list for the reader's own.
    const view = car && !asked.car ? changed(asked, { car }) : asked;
    return Promise.all([
      ask(CatalogueListDocument, listVariables(view)),
      ask(CatalogueCountsDocument, countVariables(view)),
    ]);
  },
  sitemap: () => [
    { path: paths.catalogue.to() },
    ...categories.map(({ id }) => ({ path: paths.catalogue.to({ category: id }) })),
  ],
};

/** Find the part in ten seconds: everything that narrows, orders and pages the list is in the address. */
export function Component() {
  const view = useCatalogueView();
  const { missing, other } = useCarOfAddress(view);
  const { state } = useLocation() as { state: unknown };
  // Nothing is asked or shown before its car is known: it would be another list a moment later.
  if (missing) return <Navigate to={missing} state={state} replace />;
  return <Catalogue view={view} other={other} />;
}

function Catalogue({ view, other }: { view: CatalogueView; other: ChosenCar | null }) {
  const result = useCatalogueList(view);
  useChoiceOfAddress(view, !result.isPending);
  useCatalogueMoves();
  const label = view.category ? categoryOf(view.category).label : 'All parts';
  const title = view.search ? `“${view.search}”${view.category ? ` in ${label}` : ''}` : label;
  const home = { label: 'Home', to: paths.home.to() };
  return (
    <Wrap>
      <PageMeta
        title={title}
        description={`${label}: price, stock and smallest quantity of every part, to search by name, brand or number.`}
        canonicalPath={canonicalPath(view, result.page)}
      />
      <CatalogueListData result={result} />
      <Crumbs
        trail={
          view.category
            ? [home, { label: 'All parts', to: paths.catalogue.to() }, { label: title }]
            : [home, { label: title }]
        }
      />
      <PageHeading id={catalogueTitleId} mb="4">
        {title}
      </PageHeading>
      <Columns>
        <FilterPanel view={view} />
        <CatalogueResults
          view={view}
          result={result}
          notes={
            other && (
              <OtherCarNote view={view} own={other} canBeOwn={!hasErrorCode(result.error, 'UNKNOWN_CAR')} />
            )
          }
        />
      </Columns>
    </Wrap>
  );
}
