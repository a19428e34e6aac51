/** node:http and prepared statements: no framework, no checks, no GraphQL. */
import { beReference } from './be-reference.js';
import { createRun, orderOf, partOf, type Row } from './bare-sql.js';

interface Input {
  readonly partId: string;
  readonly quantity: number;
  readonly address: string;
  readonly phone: string;
  readonly lines?: readonly object[];
}

const run = createRun();

const works: Record<string, (variables: { id?: string; input?: Input }) => Promise<Row>> = {
  Newest: async () => ({ parts: { nodes: (await run('newest')).map(partOf) } }),
  One: async ({ id }) => ({ part: (await run('one', [id])).map(partOf)[0] }),
  Page: async () => ({ parts: { nodes: (await run('page')).map(partOf) } }),
  Search: async () => ({ parts: { nodes: (await run('search')).map(partOf) } }),
  Orders: async () => ({ orders: { nodes: (await run('orders')).map(orderOf) } }),
  PlaceOrder: async ({ input }) => ({
    placeOrder: (await run('place', [input?.partId, input?.quantity, input?.address, input?.phone]))[0],
  }),
  PlaceOrders: async ({ input }) => ({
    placeOrders: await run('placeAll', [JSON.stringify(input?.lines), input?.address, input?.phone]),
  }),
};

beReference((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
      operationName: string;
      variables: object;
    };
    works[operationName]?.(variables).then(
      (data) => {
        const body = Buffer.from(JSON.stringify({ data }));
        response
          .writeHead(200, ['content-type', 'application/json', 'content-length', String(body.length)])
          .end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
