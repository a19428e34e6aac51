import { useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { chakra } from '#shared/ui/chakra';
import { CategoryJobsDocument } from '#features/jobs/job-list.generated';
import { JobOffer } from '#features/jobs/job-offer';
import { CatalogueCountsDocument } from '#features/catalogue/parts/catalogue/catalogue-counts.generated';
import { CatalogueListDocument } from '#features/catalogue/parts/catalogue/catalogue-list.generated';
import { CatalogueListData } from '#features/catalogue/parts/catalogue/catalogue-list-data';
import { catalogueTitleId, useCatalogueMoves } from '#features/catalogue/parts/catalogue/use-catalogue-moves';
import { CatalogueResults } from '#features/catalogue/parts/catalogue/catalogue-results';
import { FilterPanel } from '#features/catalogue/parts/catalogue/filter-panel';
import { countVariables, listVariables } from '#features/catalogue/parts/catalogue/part-filter';
import { type CatalogueList, useCatalogueList } from '#features/catalogue/parts/catalogue/use-catalogue-list';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import type { ChosenCar } from '#shop-kit/car/car';
import { isSameCar } from '#shop-kit/car/car-address';
import { carNamed } from '#shop-kit/car/named-car';
import { OtherCarNote } from '#shop-kit/car/other-car-note';
import { useCarOfAddress, useChoiceOfAddress } from '#shop-kit/car/use-car-of-address';
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
    const requested = readCatalogueView(search);
    // Without a car in its URL the page redirects to the list for the user's own car.
    const view = car && !requested.car ? changed(requested, { car }) : requested;
    const { category, search: words } = view;
    return Promise.all([
      ask(CatalogueListDocument, listVariables(view)),
      ask(CatalogueCountsDocument, countVariables(view)),
      category && !words && ask(CategoryJobsDocument, { category }),
    ]);
  },
  sitemap: () => [
    { path: paths.catalogue.to() },
    ...categories.map(({ id }) => ({ path: paths.catalogue.to({ category: id }) })),
  ],
};

/** The same view for another car, which is another list, or with another answer. */
function addressOf(view: CatalogueView, car: ChosenCar | null) {
  const isSame = car !== null && view.car !== null && isSameCar(car.car, view.car.car);
  return paths.catalogue.to(isSame ? { ...view, car } : changed(view, { car }));
}

/** Find the part in ten seconds: everything that narrows, orders and pages the list is in the address. */
export function Component() {
  const [query] = useSearchParams();
  const view = useMemo(() => readCatalogueView(query), [query]);
  const { missing, other } = useCarOfAddress(view, (car) => addressOf(view, car));
  const { state } = useLocation() as { state: unknown };
  // Nothing is fetched or shown before its car is known: it would be another list a moment later.
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
        // Each page has an address of its own, and so a title.
        title={result.page > 1 ? `${title}, page ${result.page}` : title}
        description={`${label}: prices, stock and minimum orders of all parts. Search by name, brand or number.`}
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
          offer={<Offer view={view} result={result} />}
          notes={
            other &&
            view.car && (
              <OtherCarNote
                what="list"
                car={view.car}
                own={other}
                addressFor={(car) => addressOf(view, car)}
                canBeOwn={!hasErrorCode(result.error, 'UNKNOWN_CAR')}
              />
            )
          }
        />
      </Columns>
    </Wrap>
  );
}

/** The jobs that the search names, else those of the category. */
function Offer({ view, result }: { view: CatalogueView; result: CatalogueList }) {
  const { search, category, car } = view;
  const read = result.isPending ? undefined : result.list?.search;
  const [named] = read?.cars ?? [];
  const namedCar = named && carNamed(named);
  return (
    <JobOffer
      category={search ? null : category}
      named={search ? (read?.jobs ?? []) : undefined}
      car={car ?? (namedCar ? { car: namedCar, answers: [] } : null)}
    />
  );
}
