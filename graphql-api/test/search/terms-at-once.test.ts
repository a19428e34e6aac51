import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let connection: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await connection.destroy();
  await database.drop();
});

test('no search index has a pending list, except the one for orders, which is emptied when it is filled', async () => {
  const indexes = await connection.query<{ name: string; waits: boolean }[]>(
    `SELECT relname AS name, coalesce('fastupdate=off' <> ALL (reloptions), true) AS waits
     FROM pg_class JOIN pg_am ON pg_am.oid = relam WHERE amname = 'gin' AND relnamespace = 'public'::regnamespace
     ORDER BY relname`,
  );
  expect(indexes).toEqual(
    [
      'contact_message_searched',
      'order_return_searched',
      'order_search_by_text',
      'part_by_words',
      'search_word_by_spelling',
      'user_by_words',
    ].map((name) => ({
      name,
      // test/graphql/order-search: the statement that fills it leaves nothing waiting.
      waits: name === 'order_search_by_text',
    })),
  );
});
