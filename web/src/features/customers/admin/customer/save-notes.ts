import type { ApolloCache } from '@apollo/client';
import type { CustomerNotes_NoteFragment } from './customer.generated';

/** Puts the notes of a customer, as the shop has answered them, into the place of those of before. */
export function saveNotes(
  cache: ApolloCache,
  customerId: string,
  notes: readonly CustomerNotes_NoteFragment[],
) {
  cache.modify({
    id: cache.identify({ __typename: 'Customer', id: customerId }),
    fields: {
      notes: (_known, { toReference }) =>
        notes
          .map(({ id }) => toReference({ __typename: 'CustomerNote', id }))
          .filter((one) => one !== undefined),
    },
  });
}
