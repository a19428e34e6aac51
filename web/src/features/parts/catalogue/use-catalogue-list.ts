import type { CatalogueView } from '#shop-kit/catalogue-view';
import { useCatalogueListQuery } from './catalogue-list.generated';
import { partFilter } from './part-filter';

/** As many parts as `catalogue-list.graphql` asks for. */
export const pageSize = 24;

const refreshMillis = 30_000;

/** What the list of a view asks for. */
export const listVariables = (view: CatalogueView) => ({
  filter: partFilter(view),
  sort: view.sort,
  page: view.page,
});

export type CatalogueList = ReturnType<typeof useCatalogueList>;

/**
 * The parts of a view. While a view is pending the last one stays. A page beyond the end shows the last page instead;
 * `page` says which one that is.
 */
export function useCatalogueList(view: CatalogueView) {
  const variables = listVariables(view);
  const live = { pollInterval: refreshMillis, skipPollAttempt: () => document.hidden };

  const asked = useCatalogueListQuery({ variables, ...live });
  const { totalCount = Infinity, totalIsExact = true, nodes = [] } = asked.data?.parts ?? {};
  const lastPage = Math.max(1, Math.ceil(totalCount / pageSize));
  // A list that is longer than it is counted has pages behind the last counted one.
  const isBeyond = view.page > lastPage && (totalIsExact || nodes.length === 0);
  const last = useCatalogueListQuery({
    variables: { ...variables, page: lastPage },
    skip: !isBeyond,
    ...live,
  });

  const shown = isBeyond ? last : asked;
  const list = (shown.data ?? shown.previousData)?.parts;
  return {
    list,
    isPending: !shown.data,
    isBeyond,
    page: isBeyond ? lastPage : view.page,
    error: shown.error,
    refetch: shown.refetch,
  };
}
