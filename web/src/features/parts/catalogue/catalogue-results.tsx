import { chakra } from '#shared/ui/chakra';
import { useCallback } from 'react';
import { useLasting } from '#shared/browser/use-lasting';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Pagination } from '#shared/ui/pagination';
import { WaitingBlock } from '#shared/ui/waiting-block';
import { WhileWaiting } from '#shared/ui/while-waiting';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo, resultsHeadingId } from './catalogue-moves';
import { CatalogueParts, CatalogueSkeleton } from './catalogue-parts';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import { countOf, filtersInUse } from './filters-in-use';
import { ListTools } from './list-tools';
import { NothingFound } from './nothing-found';
import { pageSize, type CatalogueList } from './use-catalogue-list';

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
}

/** The list with its count, its order, the filters in use and its pages. */
export function CatalogueResults({ view, result }: CatalogueResultsProps) {
  const { list, isPending, isBeyond, page, error, refetch } = result;
  const retry = useCallback(() => void refetch(), [refetch]);
  const isNarrowed = view.search !== '' || filtersInUse(view).length > 0;
  const isEmpty = list?.totalCount === 0;
  const hasWaited = useLasting(isPending);

  /** What is known of this view, never of the one before. */
  function count() {
    if (list && !isPending) return countOf(list.totalCount, isEmpty ? '' : view.search, list.totalIsExact);
    return error ? 'Parts' : 'Loading parts';
  }

  function content() {
    if (error && isPending) return <ErrorBlock title="The parts could not be loaded." onRetry={retry} />;
    if (!list || hasWaited) {
      return (
        <WhileWaiting>
          <CatalogueSkeleton layout={view.layout} />
        </WhileWaiting>
      );
    }
    if (isEmpty && isNarrowed && !isPending) return <NothingFound view={view} />;
    if (isEmpty && !isPending) {
      return (
        <>
          <WaitingBlock onRetry={retry} />
          <CatalogueSkeleton layout={view.layout} />
        </>
      );
    }
    return (
      <>
        {isBeyond && !isPending && (
          <Note kind="info" role="status">
            There is no page {view.page}. This is {list.totalIsExact && 'the last one, '}page {page}.
          </Note>
        )}
        <chakra.div aria-busy={isPending || undefined} opacity={isPending ? 0.4 : undefined}>
          <CatalogueParts parts={list.nodes} layout={view.layout} search={view.search} />
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
      <Head>
        <Count id={resultsHeadingId} tabIndex={-1}>
          <span role="status">{count()}</span>
        </Count>
        <ListTools view={view} />
      </Head>
      <FilterChips view={view} />
      {content()}
    </chakra.section>
  );
}
