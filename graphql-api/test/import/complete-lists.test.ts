import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
let part: Part;
let rowId: string;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  part = await aPart(shop.database);
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aModel(shop.database, { make: 'Honda', name: 'Accord' });
  rowId = await aFitment(shop.database, part, { modelId, years: [2016, 2021] });
  await shop.database.query('UPDATE part SET fitment_complete = true WHERE id = $1', [part.id]);
});
afterAll(() => shop.close());

const EXCLUDED = () =>
  `id,part_id,make,model,year_from,year_to,excludes\n${rowId},${part.id},Honda,Civic,2016,2021,yes\n`;

const verdictOf = async (model: string) =>
  (
    await ask<{ fitment: { verdict: string } }>(
      shop.visitor,
      `query ($id: ID!, $model: String!) { part(id: $id) { fitment(vehicle: { year: 2018, make: "Honda", model: $model }) { verdict } } }`,
      { id: part.id, model },
    )
  ).fitment.verdict;

const isComplete = async () => {
  const [row] = await shop.database.query<{ complete: boolean }[]>(
    'SELECT fitment_complete AS complete FROM part WHERE id = $1',
    [part.id],
  );
  return row?.complete;
};

const consequences = (id: string) =>
  ask<string[]>(admin, 'query ($id: ID!) { importConsequences(id: $id) }', { id });

const OPENED =
  'The list of 1 part names no fitting car then, and is not complete any more; undoing the file makes it so again.';

test('a list that a file empties is complete again after undo, and the preview warns of it', async () => {
  expect(await verdictOf('Accord')).toBe('DOES_NOT_FIT');
  const seen = await preview(shop, admin, EXCLUDED());
  expect(await consequences(seen.id)).toEqual([expect.stringContaining('What 1 part fits changes.'), OPENED]);
  await then(shop, admin, 'apply', seen.id);
  expect([await isComplete(), await verdictOf('Accord')]).toEqual([false, 'UNKNOWN']);

  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
  expect([await isComplete(), await verdictOf('Accord')]).toEqual([true, 'DOES_NOT_FIT']);
});

test('a list whose cars a file replaces stays complete, after apply and after undo', async () => {
  const seen = await preview(shop, admin, `${EXCLUDED()},${part.id},Honda,Accord,2016,2021,\n`);
  expect(await consequences(seen.id)).toHaveLength(1);
  await then(shop, admin, 'apply', seen.id);
  expect([await isComplete(), await verdictOf('Accord')]).toEqual([true, 'FITS']);
  await then(shop, admin, 'undo', seen.id);
  expect([await isComplete(), await verdictOf('Accord')]).toEqual([true, 'DOES_NOT_FIT']);
});

test('an incomplete list does not become complete', async () => {
  await shop.database.query('UPDATE part SET fitment_complete = false WHERE id = $1', [part.id]);
  const seen = await preview(shop, admin, EXCLUDED());
  expect(await consequences(seen.id)).toHaveLength(1);
  await then(shop, admin, 'apply', seen.id);
  await then(shop, admin, 'undo', seen.id);
  expect(await isComplete()).toBe(false);
});
