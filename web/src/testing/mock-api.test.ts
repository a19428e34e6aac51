/** @jest-environment node */
import { change } from './answers';
import { aPart, anOrder } from './builders';
import { MockApi } from './mock-api';
import type { MutationDeleteOrderArgs } from './schema.generated';

test('a query that does not match the schema fails', async () => {
  const query = 'query Shelf { parts { nodes { color } } }';
  await expect(new MockApi().execute({ query, operationName: 'Shelf' })).rejects.toThrow(
    /Shelf does not fit the schema: .*"color"/,
  );
});

test('a response that does not match the schema fails', async () => {
  const api = new MockApi();
  api.parts = [aPart({ category: 'HATS' as never })];
  const { errors } = await api.execute({
    query: 'query Shelf { parts { nodes { category } } }',
    operationName: 'Shelf',
  });
  expect(errors?.[0]?.message).toContain('Enum "Category" cannot represent value: "HATS"');
});

test("lists are returned as set, and a test's own answer takes precedence", async () => {
  const api = new MockApi();
  api.parts = [aPart({ name: 'Brake hose' })];
  const query = 'query Shelf { parts(filter: { search: "disc" }) { totalCount nodes { name } } }';
  expect((await api.execute({ query, operationName: 'Shelf' })).data?.parts).toEqual({
    totalCount: 1,
    nodes: [{ name: 'Brake hose' }],
  });

  api.orders = [anOrder({ id: 'order-1' })];
  const deleteOrder = ({ id }: MutationDeleteOrderArgs) => change(api.orders, id, { name: 'Gone' });
  api.answer({ deleteOrder });
  const { data } = await api.execute({
    query: 'mutation Cancel { deleteOrder(id: "order-1") { name } }',
    operationName: 'Cancel',
  });
  expect(data).toEqual({ deleteOrder: { name: 'Gone' } });
});
