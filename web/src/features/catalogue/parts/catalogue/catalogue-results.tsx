import { chakra } from '#shared/ui/chakra';
import { type ReactNode } from 'react';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { useLasting } from '#shared/browser/use-lasting';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Pagination } from '#shared/ui/pagination';
import { WaitingBlock } from '#shared/ui/waiting-block';
import { WhileWaiting } from '#shared/ui/while-waiting';
import { carName } from '#shop-kit/car/car-name';
import { type CatalogueView, changed } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { resultsHeadingId } from './use-catalogue-moves';
import { moveTo, moveAndChooseCar } from '#shop-kit/catalogue-moves';
import { CatalogueParts, CatalogueSkeleton } from './catalogue-parts';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import { countOf, filtersInUse, fittingText } from './filters-in-use';
import { FitSegment } from './fit-segment';
import { ListTools } from './list-tools';
import { NothingFits } from './nothing-fits';
import { NothingFound } from './nothing-found';
import { OpenQuestion } from './open-question';
import { SearchNotes } from './search-notes';
import { isOtherCar, OtherCarOffer } from './other-car-offer';
import { useCatalogueCounts } from './use-catalogue-counts';
import { pageSize, type CatalogueList } from './use-catalogue-list';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';

interface UnknownCarProps {
  view: CatalogueView & { car: NonNullable<CatalogueView['car']> };
}

/** The address names a car that the shop does not know. */
function UnknownCar({ view }: UnknownCarProps) {
  return (
    <EmptyBlock
      title={`The ${carName(view.car.car)} is not in our list of cars.`}
      reason="Choose your car again above, or browse parts without a car."
    >
      <ButtonLink
        to={paths.catalogue.to(changed(view, { car: null }))}
        state={moveAndChooseCar('results')}
        preventScrollReset
      >
        Show parts without a car
      </ButtonLink>
    </EmptyBlock>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});

const Count = chakra('h2', { base: { fontWeight: 'semibold', textStyle: 'number', outline: 'none' } });

interface CatalogueResultsProps {
  view: CatalogueView;
  result: CatalogueList;
  /** Notes above the list, if there are any. */
  notes?: ReactNode;
  /** Further results for this search. */
  offer?: ReactNode;
}

/** The list with its count, its order, the filters in use and its pages. */
export function CatalogueResults({ view, result, notes, offer }: CatalogueResultsProps) {
  const { list, isPending, isBeyond, page, error, refetch } = result;
  const retry = () => void refetch();
  const isNarrowed = view.search !== '' || filtersInUse(view).length > 0;
  const isEmpty = list?.totalCount === 0;
  const hasWaited = useLasting(isPending);
  const counts = useCatalogueCounts(view);
  const { car } = view;
  const isOther = isOtherCar(view, list?.search);

  /** Data of this view, never of the one before. */
  function count() {
    if (list && !isPending && !isOther) {
      const parts = countOf(
        list.totalCount,
        isEmpty ? '' : list.search ? (list.search.understoodAs ?? '') : view.search,
        list.totalIsExact,
      );
      return car ? `${parts}${fittingText(view.fit, counts?.fit?.FITS, car.car.model)}` : parts;
    }
    return error || !isPending ? 'Parts' : 'Loading parts';
  }

  function content() {
    if (car && error && isPending && shopErrorOf(error).code === 'UNKNOWN_CAR') {
      return <UnknownCar view={{ ...view, car }} />;
    }
    if (error && isPending) {
      const whose = car ? ` for your ${carName(car.car)}` : '';
      return <ErrorBlock title={`We couldn't load the parts${whose}.`} onRetry={retry} />;
    }
    if (!list || hasWaited) {
      return (
        <WhileWaiting>
          <CatalogueSkeleton view={view} />
        </WhileWaiting>
      );
    }
    if (isOther && car && list.search && !isPending) {
      return <OtherCarOffer view={{ ...view, car }} search={list.search} />;
    }
    if (isEmpty && car && counts?.fit?.ALL.count && !isPending) {
      return <NothingFits view={{ ...view, car }} counts={counts.fit} />;
    }
    if (isEmpty && isNarrowed && !isPending) return <NothingFound view={view} search={list.search} />;
    if (isEmpty && !isPending) {
      return (
        <>
          <WaitingBlock onRetry={retry} none="If the shop has just opened, there may be no parts yet." />
          <CatalogueSkeleton view={view} />
        </>
      );
    }
    return (
      <>
        {isBeyond && !isPending && (
          <Note kind="info" role="status">
            Page {view.page} doesn't exist. Showing {list.totalIsExact && 'the last page, '}page {page}.
          </Note>
        )}
        <chakra.div aria-busy={isPending || undefined} opacity={isPending ? 0.4 : undefined}>
          <CatalogueParts parts={list.nodes} view={view} read={list.search} />
        </chakra.div>
        {!isPending && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={list.totalCount}
            isTotalExact={list.totalIsExact}
            hasNext={list.pageInfo.hasNextPage}
            shown={list.nodes.length}
            to={(number) => paths.catalogue.to({ ...view, page: number })}
            state={moveTo('page')}
          />
        )}
      </>
    );
  }

  return (
    <chakra.section
      aria-labelledby={resultsHeadingId}
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <FilterBar view={view} />
      {car && !isOther && <FitSegment view={view} counts={counts?.fit} />}
      <Head>
        <Count id={resultsHeadingId} tabIndex={-1}>
          <span role="status">
            {count()}
            {/* The visible list shows that it is another. */}
            {list && !isPending && page > 1 && <chakra.span srOnly>{` page ${page}`}</chakra.span>}
          </span>
        </Count>
        <ListTools view={view} />
      </Head>
      <FilterChips view={view} />
      {notes}
      {list?.search && !isPending && <SearchNotes view={view} search={list.search} total={list.totalCount} />}
      <OpenQuestion view={view} open={counts?.openQuestion} />
      {offer}
      {content()}
    </chakra.section>
  );
}
