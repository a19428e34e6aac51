import { chakra } from '#shared/ui/chakra';
import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Pagination } from '#shared/ui/pagination';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import type { CountedList } from './counted-list';
import { useLastPageInstead } from './use-last-page-instead';
import type { RowFocus } from './use-row-focus';

/** Rows per page of every admin table. */
export const tablePageSize = 25;

interface TableListProps {
  /** State of the table from `useAdminTable`. */
  table: {
    view: { page: number };
    to: (change: { page: number }) => string;
    list: CountedList | undefined;
    items: readonly unknown[];
    busy: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
    rows: RowFocus;
    noneOfThis: { title: string; reason: string } | undefined;
    withoutFilters: string | undefined;
  };
  /** Noun in the plural: "orders". */
  what: string;
  /** The one next step where nothing is listed at all. */
  empty: ReactNode;
  children: ReactNode;
}

function TableSkeleton({ what }: { what: string }) {
  return (
    <chakra.div display="grid" gap="0.5" aria-busy aria-label={`Loading ${what}`}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} height="3.875rem" />
      ))}
    </chakra.div>
  );
}

/** A table with its states: waiting, failed, nothing there, nothing found, and its pages. */
export function TableList({ table, what, empty, children }: TableListProps) {
  const { list, busy, error, noneOfThis, withoutFilters } = table;
  const { page } = table.view;
  const { attach, showTop } = table.rows;
  const toPage = (number: number) => table.to({ page: number });
  const nothingFits = { title: `No matching ${what}.`, reason: `No ${what} match your search and filters.` };
  const shownPage = useRef(page);
  const { totalIsExact = true, pageInfo } = list ?? {};
  const isBeyond = useLastPageInstead({
    page,
    pageSize: tablePageSize,
    total: totalIsExact && !busy ? list?.totalCount : undefined,
    to: toPage,
  });

  useEffect(
    function showTheTopOfAnotherPage() {
      if (shownPage.current === page) return;
      shownPage.current = page;
      showTop();
    },
    [page, showTop],
  );

  function content() {
    if (error && !list)
      return <ErrorBlock title={`We couldn't load the ${what}.`} onRetry={() => void table.refetch()} />;
    if (!list || isBeyond) return <TableSkeleton what={what} />;
    if (list.totalCount === 0 && withoutFilters !== undefined) {
      return (
        <EmptyBlock {...(noneOfThis ?? nothingFits)}>
          <TextLink to={withoutFilters}>{noneOfThis ? `All ${what}` : 'Clear search and filters'}</TextLink>
        </EmptyBlock>
      );
    }
    if (list.totalCount === 0) return empty;
    return (
      <>
        {children}
        <Pagination
          page={page}
          pageSize={tablePageSize}
          total={list.totalCount}
          isTotalExact={totalIsExact}
          hasNext={pageInfo?.hasNextPage}
          shown={table.items.length}
          to={toPage}
        />
      </>
    );
  }

  return (
    <chakra.div
      ref={attach}
      tabIndex={-1}
      role="region"
      aria-label={`List of ${what}`}
      outline="none"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      scrollMarginTop="4"
    >
      {content()}
    </chakra.div>
  );
}
