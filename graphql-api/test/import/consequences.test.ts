import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';
import { placeInCart } from '../support/purchases.js';
import { preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const consequences = (id: string) =>
  ask<string[]>(admin, 'query ($id: ID!) { importConsequences(id: $id) }', { id });

test('consequences of a parts file are derived from its rows and the current carts, until it is applied', async () => {
  const stocked = { brand: 'Norrland', priceMinor: 6190, orderQuantity: 2, availableQuantity: 16 };
  const disc = await aPart(shop.database, { ...stocked, partNumber: 'CQ-1' });
  await aPart(shop.database, { ...stocked, partNumber: 'CQ-2' });
  await aPart(shop.database, { ...stocked, partNumber: 'CQ-3', availableQuantity: 1 });
  for (const customer of [await shop.signIn({}), await shop.signIn({})]) await placeInCart(customer, disc, 2);
  const seen = await preview(
    shop,
    admin,
    `part_number,brand,name,price,stock,category
CQ-1,Norrland,Disc,64.90,1,brakes
CQ-2,Norrland,Disc,64.90,16,brakes
CQ-3,Norrland,Disc,61.90,20,brakes
CQ-4,Norrland,Hub,10,5,wheels`,
    'parts.csv',
    'parts',
  );

  expect(await consequences(seen.id)).toEqual([
    '2 prices change. Paid orders keep their price, and so do unpaid orders while their items are held.',
    'Stock: 24 items added, 15 items removed.',
    '1 part will read “Sold out”; 2 customers have one in the cart.',
    '1 part marked “Sold out” can be ordered again.',
    "1 new part without a photo: the category's illustration is shown.",
  ]);
  await then(shop, admin, 'apply', seen.id);
  expect(await consequences(seen.id)).toEqual([]);
});

test('adding stock is not reported as removing any', async () => {
  const seen = await preview(
    shop,
    admin,
    'part_number,brand,name,price,stock,picture\nCQ-8,Norrland,Hub,10,1,https://pictures.example/hub.webp',
    'b.csv',
    'parts',
  );
  expect(await consequences(seen.id)).toEqual(['Stock: 1 item added.']);
});

test('a file that only changes texts has no consequences', async () => {
  await aPart(shop.database, { brand: 'Norrland', partNumber: 'CQ-9' });
  const seen = await preview(
    shop,
    admin,
    'part_number,brand,details\nCQ-9,Norrland,Longer',
    'a.csv',
    'parts',
  );
  expect(await consequences(seen.id)).toEqual([]);
});

test('fitment lists report how many parts they affect; cars have no consequences', async () => {
  await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aPart(shop.database, { brand: 'Norrland', partNumber: 'CQ-10' });
  const lists = await preview(
    shop,
    admin,
    'part_number,make,model,year_from,year_to\nCQ-10,Honda,Civic,2000,2001\nCQ-10,Honda,Civic,2003,2004',
  );
  expect(await consequences(lists.id)).toEqual([
    'What 1 part fits changes. Existing orders keep their fit receipt.',
  ]);
  const cars = await preview(shop, admin, 'make,model,years\nHonda,Jazz,2003', 'cars.csv', 'vehicles');
  expect(await consequences(cars.id)).toEqual([]);
});
