import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** One entity of the cache serves its list and its page. What the API answered with null stays null. */
const byId = (typename: string): FieldPolicy<unknown> => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: (args as { id: string }).id }) : known,
});

/**
 * Connections: `myOrders`, `contactMessages` and the log grow page by page through `after`; the catalogue and the reviews keep one list per set of
 * arguments, whose selections by different components are joined.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      myOrders: relayStylePagination(),
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
