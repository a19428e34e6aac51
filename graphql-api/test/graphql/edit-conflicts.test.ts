import { Role } from '../../src/auth/role.js';
import { ask, Refused } from '../support/ask.js';
import { aPart, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const change = (id: string, input: object, expected?: object) =>
  ask<{ price: string; description: string; imageAlts: string[] }>(
    admin,
    `mutation ($id: ID!, $input: UpdatePartInput!, $expected: UpdatePartInput) {
      updatePart(id: $id, input: $input, expected: $expected) { price description imageAlts }
    }`,
    { id, input, expected },
  );

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? error.code : error),
  );

test('a field that another admin has changed is not overwritten, while other fields are saved', async () => {
  const { id } = await aPart(shop.database, { priceMinor: 4400, description: 'Cast iron.' });
  await change(id, { price: '77.70' }, { price: '44.00' });
  expect(await change(id, { description: 'Steel.' }, { description: 'Cast iron.' })).toMatchObject({
    price: '77.70',
    description: 'Steel.',
  });
  expect(
    await codeOf(
      change(id, { price: '45', description: 'Brass.' }, { price: '44.00', description: 'Steel.' }),
    ),
  ).toBe('CONFLICT');
  // Sent again, because the answer was lost.
  expect(await change(id, { price: '77.70' }, { price: '44.00' })).toMatchObject({ price: '77.70' });
  expect(await change(id, { description: 'Steel.' }, { description: 'Cast iron.' })).toMatchObject({
    price: '77.70',
    description: 'Steel.',
  });
});

test('missing values and empty alt texts do not count as changes', async () => {
  const { id } = await aPart(shop.database, {
    brand: null,
    image: '/pictures/a.jpg',
    moreImages: ['/pictures/b.jpg'],
    imageAlts: ['A disc'],
  });
  const expected = {
    brand: null,
    image: '/pictures/a.jpg',
    moreImages: ['/pictures/b.jpg'],
    imageAlts: ['A disc', ''],
  };
  expect(await change(id, { imageAlts: ['A disc', 'Its box'] }, expected)).toMatchObject({
    imageAlts: ['A disc', 'Its box'],
  });
  expect(await codeOf(change(id, { imageAlts: [] }, expected))).toBe('CONFLICT');
});

interface Draft {
  readonly id: string;
  readonly savedAt: string;
}

const save = (input: object, id: string | null = null, expectedSavedAt?: string) =>
  ask<Draft>(
    admin,
    `mutation ($id: ID, $input: PartDraftInput!, $expectedSavedAt: DateTime) {
      savePartDraft(id: $id, input: $input, expectedSavedAt: $expectedSavedAt) { id savedAt }
    }`,
    { id, input, expectedSavedAt },
  );

test('a draft that another admin has saved is neither overwritten nor published from an outdated version', async () => {
  const { id, savedAt } = await save({ name: 'Basalt disc' });
  // However fast the next save is.
  await shop.database.query("UPDATE part_draft SET saved_at = saved_at - interval '1 s' WHERE id = $1", [id]);
  const first = { id, savedAt: new Date(Date.parse(savedAt) - 1000).toISOString() };
  const second = await save({ name: 'Basalt disc', price: '12.50' }, first.id, first.savedAt);
  expect(await codeOf(save({ name: 'Basalt disc, vented' }, first.id, first.savedAt))).toBe('CONFLICT');
  const publish = (expectedSavedAt: string) =>
    ask(
      admin,
      `mutation ($input: AddPartInput!, $draftId: ID, $expectedSavedAt: DateTime) {
        addPart(input: $input, draftId: $draftId, expectedSavedAt: $expectedSavedAt) { id }
      }`,
      {
        input: { ...showable, price: '10', orderQuantity: 1, availableQuantity: 5 },
        draftId: first.id,
        expectedSavedAt,
      },
    );
  expect(await codeOf(publish(first.savedAt))).toBe('CONFLICT');
  expect(await publish(second.savedAt)).toEqual({ id: first.id });
});
