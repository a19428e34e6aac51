/** Apollo Server 5 as its first page of documentation sets it up, with prepared statements. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

import { createRun, partOf } from './bare-sql.js';
import { BARE_SCHEMA } from './bare-schema.js';
import { port, ready } from './be-reference.js';

const run = createRun();

interface PlaceOrder {
  readonly input: { partId: string; quantity: number; address: string; phone: string };
}

const server = new ApolloServer({
  typeDefs: BARE_SCHEMA,
  resolvers: {
    Query: {
      parts: async () => ({ nodes: (await run('newest')).map(partOf) }),
      part: async (_: unknown, { id }: { id: string }) => (await run('one', [id])).map(partOf)[0],
    },
    Mutation: {
      placeOrder: async (_: unknown, { input: { partId, quantity, address, phone } }: PlaceOrder) => {
        const [order] = await run('place', [partId, quantity, address, phone]);
        return { ...order, number: 'BARE-0000' };
      },
    },
    Part: { createdAt: ({ createdAt }: { createdAt: Date }) => createdAt.toISOString() },
  },
});
await startStandaloneServer(server, { listen: { port: port(), host: '127.0.0.1' } });
ready();
