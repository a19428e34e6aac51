import { useState } from 'react';
import { pollEvery } from '#shared/apollo/polling';
import { catalogueUrl, type CatalogueView } from '#shop-kit/catalogue-view';
import { useCatalogueListQuery } from './catalogue-list.generated';
import { listVariables } from './part-filter';

/** Page size that `catalogue-list.graphql` requests. */
export const pageSize = 24;

export type CatalogueList = ReturnType<typeof useCatalogueList>;

const withoutAnswers = (view: CatalogueView) =>
  catalogueUrl({ ...view, car: view.car && { ...view.car, answers: [] } });

/** The view by whose answers the list is ordered: rows keep their places while questions are answered, until the next load. */
function useListed(view: CatalogueView): CatalogueView {
  const [listed, setListed] = useState(view);
  if (listed === view || withoutAnswers(listed) === withoutAnswers(view)) return listed;
  setListed(view);
  return view;
}

/**
 * The parts of a view. While a view is pending the last one stays. A page beyond the end shows the last page instead;
 * `page` says which one that is.
 */
export function useCatalogueList(view: CatalogueView) {
  const variables = listVariables(view, useListed(view));
  const live = pollEvery(30);

  const requested = useCatalogueListQuery({ variables, ...live });
  const { totalCount = Infinity, totalIsExact = true, nodes = [] } = requested.data?.parts ?? {};
  const lastPage = Math.max(1, Math.ceil(totalCount / pageSize));
  // A list that is longer than it is counted has pages behind the last counted one.
  const isBeyond = view.page > lastPage && (totalIsExact || nodes.length === 0);
  const last = useCatalogueListQuery({
    variables: { ...variables, page: lastPage },
    skip: !isBeyond,
    ...live,
  });

  const shown = isBeyond ? last : requested;
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
