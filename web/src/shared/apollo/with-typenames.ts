import { InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';

const cache = new InMemoryCache();

/** The document as Apollo Client sends and reads it; made once, as documents live as long as the process. */
export const withTypenames = (document: DocumentNode): DocumentNode => cache.transformDocument(document);
