import { Role } from '../../src/auth/role.js';
import { ask, Refused } from '../support/ask.js';
import { aPart, delivery, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly price: string | null;
}

const save = (input: object, id: string | null = null) =>
  ask<Draft>(
    admin,
    'mutation ($id: ID, $input: PartDraftInput!) { savePartDraft(id: $id, input: $input) { id name price } }',
    { id, input },
  );

const publish = (input: object, draftId: string | null = null) =>
  ask<{ id: string }>(
    admin,
    'mutation ($input: AddPartInput!, $draftId: ID) { addPart(input: $input, draftId: $draftId) { id } }',
    { input: { price: '10', orderQuantity: 1, availableQuantity: 5, ...input }, draftId },
  );

const drafts = (search = '') =>
  ask<Draft[]>(admin, 'query ($search: String!) { partDrafts(search: $search) { id name price } }', {
    search,
  });

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? { code: error.code, field: error.details.field } : error),
  );

/** Responses to all of a visitor's queries about parts, as one text each. */
async function everyPublicRead(id: string): Promise<string[]> {
  const queries = [
    '{ bestParts { id name } }',
    '{ parts(first: 100) { totalCount nodes { id name } facets { brands { brand count } categories { category count } } } }',
    '{ parts(first: 100, filter: { search: "Zephyrite" }) { totalCount nodes { id } } }',
    '{ parts(first: 100, filter: { search: "ZPH 9001" }) { totalCount nodes { id } } }',
    '{ parts(first: 100, filter: { brands: ["Zephyr"], inStock: true }) { totalCount nodes { id } } }',
    '{ parts(first: 100, sort: PRICE_ASC) { nodes { id } } }',
    '{ parts(first: 100, sort: NAME_DESC) { nodes { id } } }',
    '{ searchSuggestions(text: "Zephyrite") { parts { id } } }',
    `{ part(id: "${id}") { id name } }`,
  ];
  const answers = await Promise.all(queries.map((query) => shop.visitor.graphql(query)));
  const read = async (path: string) => {
    const response = await shop.visitor.fetch('GET', path);
    return `${response.status} ${await response.text()}`;
  };
  return [
    ...answers.map((answer) => JSON.stringify(answer)),
    await read('/parts'),
    await read(`/parts/${id}`),
    // Data of the sitemap.
    JSON.stringify(await shop.app.services.parts.listIds(1000)),
  ];
}

const zephyrite = {
  ...showable,
  name: 'Zephyrite disc',
  brand: 'Zephyr',
  partNumber: 'ZPH-9001',
  category: 'WHEELS',
};

test('a draft is neither public nor orderable, and is both once it is published', async () => {
  await aPart(shop.database);
  const { id } = await save({ ...zephyrite, price: '10', orderQuantity: 1, availableQuantity: 5 });
  for (const answer of await everyPublicRead(id)) expect(answer).not.toMatch(/Zephyr|WHEELS|"id":"${id}"/);
  const order = { partId: id, quantity: 1, ...delivery };
  const place = () =>
    ask(customer, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
      input: order,
    });
  expect(await refusalOf(place())).toMatchObject({ code: 'NOT_FOUND' });

  expect(await publish(zephyrite, id)).toEqual({ id });
  const shown = await everyPublicRead(id);
  expect(shown.filter((answer) => !answer.includes(id))).toEqual([]);
  await place();
  expect(await drafts('Zephyrite')).toEqual([]);
  const movements = await shop.database.query(
    'SELECT kind FROM stock_movement WHERE part_id = $1 ORDER BY id',
    [id],
  );
  expect(movements).toEqual([{ kind: 'INITIAL' }, { kind: 'HOLD' }]);
});

test('missing fields of a draft are empty, and a search finds drafts, last saved first', async () => {
  const first = await save({ name: 'Quartzite bulb' });
  const second = await save({ brand: 'Quartzite' });
  expect(first.price).toBeNull();
  expect((await drafts('quartzite')).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await save({ name: 'Quartzite lamp', price: '12.50' }, first.id)).toEqual({
    id: first.id,
    name: 'Quartzite lamp',
    price: '12.50',
  });
  expect((await drafts('quartzite')).map(({ id }) => id)).toEqual([first.id, second.id]);
  await ask(admin, 'mutation ($id: ID!) { removePartDraft(id: $id) { id } }', { id: first.id });
  expect((await drafts('quartzite')).map(({ id }) => id)).toEqual([second.id]);
});

test('a draft can be published once', async () => {
  const { id } = await save({ name: 'Twice' });
  const twice = await Promise.all([1, 2].map(() => refusalOf(publish(showable, id))));
  expect(twice).toContain(undefined);
  expect(twice).toContainEqual({ code: 'NOT_FOUND', field: undefined });
  expect(await refusalOf(save({ name: 'Again' }, id))).toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['name', 'image', 'description'])('nothing can be published without %s', async (field) => {
  expect(await refusalOf(publish({ ...showable, [field]: null }))).toEqual({ code: 'BAD_INPUT', field });
  const { id } = await publish(showable);
  const empty = ask(
    admin,
    'mutation ($id: ID!, $input: UpdatePartInput!) { updatePart(id: $id, input: $input) { id } }',
    { id, input: { [field]: null } },
  );
  expect(await refusalOf(empty)).toEqual({ code: 'BAD_INPUT', field });
});

test('Best Auto Parts shows no part without a photo, and sold-out parts only when nothing else is left', async () => {
  const asked = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  const shownBest = async () =>
    (await ask<{ name: string }[]>(asked.visitor, '{ bestParts { name } }')).map(({ name }) => name);
  const boss = await asked.signIn({ role: Role.ADMIN });
  await aPart(asked.database, { name: 'Old, sold out', availableQuantity: 0 });
  const part = { price: 10, orderQuantity: 1, availableQuantity: 1 };
  await boss.rest('POST', '/parts', { ...part, name: 'No picture' });
  await boss.rest('POST', '/parts', { ...part, name: 'One left', image: 'https://example.com/a.png' });
  for (const name of ['A', 'B', 'C', 'D', 'E']) await aPart(asked.database, { name });
  expect(await shownBest()).toEqual(['E', 'D', 'C', 'B', 'A', 'One left']);

  // The last one is reserved: a cached response must reflect it.
  const nodes = await ask<{ nodes: { id: string; name: string }[] }>(
    asked.visitor,
    '{ parts(first: 100) { nodes { id name } } }',
  );
  const last = nodes.nodes.find(({ name }) => name === 'One left')!;
  await ask(boss, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
    input: { partId: last.id, quantity: 1, ...delivery },
  });
  expect(await shownBest()).toEqual(['E', 'D', 'C', 'B', 'A', 'One left']);
  await aPart(asked.database, { name: 'F', availableQuantity: 0 });
  await boss.rest('DELETE', `/parts/${last.id}`);
  expect(await shownBest()).toEqual(['E', 'D', 'C', 'B', 'A', 'F']);
  const sixth = await ask<{ nodes: { id: string; name: string }[] }>(
    asked.visitor,
    '{ parts(first: 100) { nodes { id name } } }',
  );
  const old = sixth.nodes.find(({ name }) => name === 'Old, sold out')!;
  await ask(boss, 'mutation ($id: ID!) { restockPart(id: $id, quantity: 3, reason: "In") { id } }', {
    id: old.id,
  });
  expect(await shownBest()).toEqual(['E', 'D', 'C', 'B', 'A', 'Old, sold out']);
  await asked.close();
});
