import { ContactMessage } from '../../src/features/customers/contact/contact-message.entity.js';
import { newId } from '../../src/shared/ids.js';
import { readEntities } from '../../src/shared/read-entities.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('a read within a transaction sees its writes, and no one else does', async () => {
  const written = { id: newId(), name: 'Lena', email: 'lena@example.com', message: 'Do you have this disc?' };
  const read = (manager = shop.database.manager) =>
    readEntities(manager.createQueryBuilder(ContactMessage, 'item'));

  await shop.database.transaction(async (manager) => {
    await manager.insert(ContactMessage, written);
    expect(await read(manager)).toMatchObject([written]);
    expect(await read()).toEqual([]);
  });

  expect(await read()).toMatchObject([written]);
});
