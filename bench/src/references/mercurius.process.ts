/** Mercurius, the quickest full GraphQL server for Node, compiling queries and answering from memory. */
import { fastify } from 'fastify';
import mercurius from 'mercurius';

import { createRun, partOf, type Row } from './bare-sql.js';
import { BARE_SCHEMA } from './bare-schema.js';
import { port, ready } from './be-reference.js';

const newest = (await createRun()('newest')).map(partOf) as (Row & { id: string })[];
const [first] = newest;

const app = fastify();
await app.register(mercurius, {
  schema: BARE_SCHEMA,
  resolvers: {
    Query: {
      parts: () => ({ nodes: newest }),
      part: () => ({ ...first, partNumber: 'N 1', createdAt: '2026-01-01T00:00:00.000Z' }),
    },
    Mutation: { placeOrder: () => ({ id: '1', number: 'BARE-0000' }) },
  },
  jit: 1,
  graphiql: false,
});
await app.listen({ port: port(), host: '127.0.0.1' });
ready();
