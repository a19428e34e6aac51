import type { ApolloClient } from '@apollo/client';
import { PartPageDocument } from './part-page.generated';

/** Asks for a part as its page will. */
export const prefetchPart = (client: ApolloClient, id: string) =>
  client.query({ query: PartPageDocument, variables: { id } });
