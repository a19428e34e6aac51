import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** One cached entity serves its list and its page. Fields that the API returned as null stay null. */
const byId = (typename: string): FieldPolicy<unknown> => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: (args as { id: string }).id }) : known,
});

const paged = relayStylePagination();
const mergePage = paged.merge as Extract<typeof paged.merge, (...words: never) => unknown>;

/** Pagination; older pages that are open stay when the first page is fetched again. */
const growing: typeof paged = {
  ...paged,
  merge(known, fresh, options) {
    const merged = mergePage(known, fresh, options);
    if (options.args?.after || !known || !merged) return merged;
    const last = merged.edges.at(-1)?.cursor;
    const at = known.edges.findIndex(({ cursor }) => cursor === last);
    if (at < 0 || at === known.edges.length - 1) return merged;
    return {
      ...merged,
      edges: [...merged.edges, ...known.edges.slice(at + 1)],
      pageInfo: {
        ...merged.pageInfo,
        endCursor: known.pageInfo.endCursor,
        hasNextPage: known.pageInfo.hasNextPage,
      },
    };
  },
};

/**
 * Connections: `myOrders`, `contactMessages` and the log grow page by page through `after`; the catalogue and the reviews keep one list per set of
 * arguments, whose selections by different components are joined.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      myOrders: growing,
      contactMessages: relayStylePagination(['first', 'state', 'search', 'page']),
      auditLog: relayStylePagination(['filter']),
      fitmentFindings: relayStylePagination(['kind', 'partId']),
      parts: { merge: true },
      reviews: { merge: true },
      part: byId('Part'),
      partDraft: byId('PartDraft'),
      order: byId('Order'),
    },
  },
  PartConnection: { fields: { facets: { merge: true } } },
};
