import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '16' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const picture = (name: string) => `https://example.com/${name}.webp`;
const expected = {
  image: picture('front'),
  moreImages: [picture('side'), '/pictures/parts/disc-2-900.webp'],
  details: '  Cast iron.\n\nBed it in.  ',
};
const shown = { images: [expected.image, ...expected.moreImages], details: 'Cast iron.\n\nBed it in.' };

const add = (input: object = expected) =>
  ask<{ id: string }>(admin, 'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
    input: { ...showable, price: '10', orderQuantity: 1, availableQuantity: 5, ...input },
  });

const change = (id: string, input: object) =>
  ask(admin, 'mutation ($id: ID!, $input: UpdatePartInput!) { updatePart(id: $id, input: $input) { id } }', {
    id,
    input,
  });

const seen = (id: string) =>
  ask(shop.visitor, 'query ($id: ID!) { part(id: $id) { images details } }', { id });

test('texts and photos of a part show to visitors at once and in order', async () => {
  const { id } = await add();
  expect(await seen(id)).toEqual(shown);

  await change(id, { price: '11' });
  expect(await seen(id)).toEqual(shown);

  await change(id, { moreImages: [picture('back')], details: 'Cast iron.' });
  expect(await seen(id)).toEqual({ images: [expected.image, picture('back')], details: 'Cast iron.' });

  await change(id, { moreImages: null, details: null });
  expect(await seen(id)).toEqual({ images: [expected.image], details: '' });
});

test('the log shows the new texts and each photo', async () => {
  const { id } = await add();
  await change(id, { moreImages: [picture('back'), picture('side')], details: 'Cast iron.' });

  const { nodes } = await ask<{ nodes: { changes: unknown }[] }>(
    admin,
    `query ($id: String!) { auditLog(filter: { subject: PART, subjectId: $id }) {
      nodes { action changes { field before after } } } }`,
    { id },
  );
  expect(nodes[0]?.changes).toEqual([
    { field: 'details', before: 'Cast iron.\n\nBed it in.', after: 'Cast iron.' },
    {
      field: 'moreImages',
      before: `${picture('side')}, /pictures/parts/disc-2-900.webp`,
      after: `${picture('back')}, ${picture('side')}`,
    },
  ]);
});

test.each([
  ['more than eleven', { moreImages: Array.from({ length: 12 }, (_, n) => picture(String(n))) }],
  ['one twice', { moreImages: [picture('side'), picture('side')] }],
  ['the first one again', { moreImages: [expected.image] }],
  ['none before them', { image: null }],
  ['what is no link', { moreImages: ['side.webp'] }],
])('invalid further photos are refused: %s', async (_what, wrong) => {
  const { id } = await add();
  const refusal = { code: 'BAD_INPUT', details: { field: 'moreImages' } };
  await expect(add({ ...expected, ...wrong })).rejects.toMatchObject(refusal);
  await expect(change(id, { ...expected, ...wrong })).rejects.toMatchObject(refusal);
  expect(await seen(id)).toEqual(shown);
});

test('the documented call neither accepts nor returns newer fields', async () => {
  const { body } = await admin.rest('POST', '/parts', {
    ...{ name: 'Disc', price: 10, orderQuantity: 1, availableQuantity: 5 },
    ...expected,
  });
  expect(await seen(body.insertedId as string)).toEqual({ images: [expected.image], details: '' });
  const one = await shop.visitor.rest('GET', `/parts/${body.insertedId as string}`);
  expect(Object.keys(one.body as object)).toEqual(
    expect.not.arrayContaining(['moreImages', 'details', 'images']),
  );
});

describe('alt texts', () => {
  const told3 = { ...expected, imageAlts: [' The front ', '', 'The disc'] };
  const alts = async (id: string) =>
    (
      await ask<{ imageAlts: string[] }>(shop.visitor, 'query ($id: ID!) { part(id: $id) { imageAlts } }', {
        id,
      })
    ).imageAlts;

  test('are stored per photo, in order', async () => {
    expect(await alts((await add(told3)).id)).toEqual(['The front', '', 'The disc']);
    expect(await alts((await add({ ...expected, imageAlts: ['The front'] })).id)).toEqual([
      'The front',
      '',
      '',
    ]);
    expect(await alts((await add()).id)).toEqual(['', '', '']);
  });

  test('follow their photo when only photos change, and are removed with it', async () => {
    const { id } = await add(told3);
    await change(id, { image: expected.moreImages[1], moreImages: [expected.image] });
    expect(await alts(id)).toEqual(['The disc', 'The front']);

    await change(id, { image: picture('new') });
    expect(await alts(id)).toEqual(['', 'The front']);
    await change(id, { imageAlts: ['New'] });
    expect(await alts(id)).toEqual(['New', '']);
  });

  test.each([
    ['more of them than a part has pictures', Array.from({ length: 13 }, () => '')],
    ['more than 200 characters', ['x'.repeat(201)]],
  ])('are refused: %s', async (_what, imageAlts) => {
    const refusal = { code: 'BAD_INPUT', details: { field: 'imageAlts' } };
    await expect(add({ ...expected, imageAlts })).rejects.toMatchObject(refusal);
  });
});
