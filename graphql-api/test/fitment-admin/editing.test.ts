import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel, someFacts } from '../support/fitments.js';

let shop: TestShop;
let admin: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  await aModel(shop.database, { make: 'Honda', name: 'HR-V', years: '{[2016,2027)}' });
  await aModel(shop.database, { make: 'Honda', name: 'Prelude', years: '{[1997,2002),[2026,2027)}' });
});
beforeEach(async () => {
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  part = await aPart(shop.database);
  await aFitment(shop.database, part, { modelId });
});
afterAll(() => shop.close());

interface Line {
  readonly id: string;
  readonly revision: number;
}

const FIELDS = `id make model yearFrom yearTo engine { litres cylinders fuel } position units question { key } accepted
  excludes note source revision`;
const ADD = `mutation ($partId: ID!, $input: FitmentInput!) { addFitment(partId: $partId, input: $input) { ${FIELDS} } }`;
const CHANGE = `mutation ($id: ID!, $revision: Int!, $input: FitmentInput!) {
  changeFitment(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: ID!, $revision: Int!) { removeFitment(id: $id, revision: $revision) { id } }';

const civic = { make: 'Honda', model: 'Civic', yearFrom: 2016, yearTo: 2021 };
const hrv = { make: 'honda', model: 'hr-v', yearFrom: 2016, yearTo: 2022, units: 2, position: 'FRONT' };

const add = (input: object, partId = part.id) => admin.graphql(ADD, { partId, input });
const adds = (input: object) => ask<Line>(admin, ADD, { partId: part.id, input });
const list = async () => {
  const { fitments } = await ask<{ fitments: { nodes: Line[] } }>(
    shop.visitor,
    `query ($id: ID!) { part(id: $id) { universal fitmentComplete fitments { nodes { ${FIELDS} } } } }`,
    { id: part.id },
  );
  return fitments.nodes;
};
const firstLine = async () => (await list())[0]!;
const logOf = (action: string) =>
  shop.database.query<{ before: unknown; after: unknown }[]>(
    'SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = $2 ORDER BY id',
    [part.id, action],
  );

test("an admin adds a car, and the list shows it with the shop's names", async () => {
  const added = await adds({
    ...hrv,
    engine: { litres: 1.8, fuel: 'GASOLINE' },
    question: 'rear-brakes',
    accepted: ['rear discs'],
    note: '  up to chassis 5000 ',
  });

  expect(added).toEqual({
    ...{ id: expect.any(String), make: 'Honda', model: 'HR-V', yearFrom: 2016, yearTo: 2022 },
    ...{ engine: { litres: 1.8, cylinders: null, fuel: 'GASOLINE' }, position: 'FRONT', units: 2 },
    ...{ question: { key: 'rear-brakes' }, accepted: ['rear discs'], excludes: false },
    ...{ note: 'up to chassis 5000', source: 'by hand', revision: 1 },
  });
  expect(await list()).toContainEqual(added);
  expect(await logOf('FITMENT_ADDED')).toEqual([
    {
      before: null,
      after: {
        row: 'Honda HR-V 2016 to 2022 with 1.8\u00a0l gasoline, rear discs, front, quantity 2',
        note: 'up to chassis 5000',
      },
    },
  ]);
});

test('a change increments the revision and is logged with before and after', async () => {
  const { id } = await firstLine();

  const changed = await ask(admin, CHANGE, { id, revision: 1, input: { ...civic, yearTo: 2019 } });

  expect(changed).toMatchObject({ id, yearTo: 2019, revision: 2, source: 'test' });
  expect(await list()).toEqual([changed]);
  expect(await logOf('FITMENT_CHANGED')).toEqual([
    {
      before: { row: 'Honda Civic 2016 to 2021', note: null },
      after: { row: 'Honda Civic 2016 to 2019', note: null },
    },
  ]);
});

test('of two concurrent changes of a row, one is refused with CONFLICT', async () => {
  const { id } = await firstLine();
  const change = (yearTo: number) => admin.graphql(CHANGE, { id, revision: 1, input: { ...civic, yearTo } });

  const answers = await Promise.all([change(2019), change(2018)]);

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual([
    'CONFLICT',
    'ok',
  ]);
  expect((await firstLine()).revision).toBe(2);
});

test('a row can be removed once, and removing the last one makes the list incomplete', async () => {
  const marks = `mutation ($id: ID!) { setFitmentFlags(partId: $id, fitmentComplete: true) { fitmentComplete } }`;
  expect((await admin.graphql(marks, { id: part.id })).data).toEqual({
    setFitmentFlags: { fitmentComplete: true },
  });
  const { id } = await firstLine();

  const answers = await Promise.all([1, 2].map(() => admin.graphql(REMOVE, { id, revision: 1 })));

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual([
    'NOT_FOUND',
    'ok',
  ]);
  const left = await ask(shop.visitor, 'query ($id: ID!) { part(id: $id) { fitmentComplete } }', {
    id: part.id,
  });
  expect(left).toEqual({ fitmentComplete: false });
  const again = await admin.graphql(marks, { id: part.id });
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'fitmentComplete' });
});

test.each([
  ['a make no one knows', { make: 'Hunda' }, 'make', 'Our list of cars has no Hunda.'],
  ['a model no one knows', { model: 'Civik' }, 'model', 'Our list of cars has no Honda Civik.'],
  [
    'years the wrong way round',
    { yearFrom: 2021, yearTo: 2016 },
    'yearTo',
    'The years end before they start, in 2021.',
  ],
  ['years before the model', { ...hrv, yearFrom: 2014 }, 'yearFrom', 'The HR-V starts in 2016 here.'],
  ['years after the model', { yearTo: 2030 }, 'yearTo', 'The Civic ends in 2026 here.'],
  [
    'a year in a gap of the model',
    { model: 'Prelude', yearFrom: 2001, yearTo: 2010 },
    'yearTo',
    'There is no Prelude of 2010.',
  ],
  [
    'an unknown question',
    { question: 'color', accepted: ['red'] },
    'question',
    'There is no question “color”.',
  ],
  [
    'a question without an answer',
    { question: 'tow' },
    'accepted',
    /Choose the accepted answers: “a tow package”/,
  ],
  [
    'an answer of another question',
    { question: 'tow', accepted: ['rear discs'] },
    'accepted',
    /is not an answer to/,
  ],
  [
    'answers without a question',
    { accepted: ['rear discs'] },
    'accepted',
    'There are answers, but no question.',
  ],
])('%s is refused with field and reason', async (_what, wrong, field, reason) => {
  const { errors } = await add({ ...civic, yearFrom: 2010, ...wrong });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
  expect(errors?.[0]?.message).toMatch(reason);
  expect(await list()).toHaveLength(1);
});

test('a duplicate row is refused, also as a change', async () => {
  const twice = await add(civic);
  expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'model' });

  const { id } = await adds({ ...civic, yearTo: 2020 });
  const { errors } = await admin.graphql(CHANGE, { id, revision: 1, input: civic });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'model' });
});

test('the list of a removed part cannot be changed', async () => {
  const { id } = await firstLine();
  await admin.rest('DELETE', `/parts/${part.id}`);
  const answers = await Promise.all([add(hrv), admin.graphql(REMOVE, { id, revision: 1 })]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

describe('numbers and specifications', () => {
  beforeEach(() => someFacts(shop.database, part));

  const SET_NUMBERS = `mutation ($partId: ID!, $expected: [PartNumberInput!]!, $numbers: [PartNumberInput!]!) {
    setPartNumbers(partId: $partId, expected: $expected, numbers: $numbers) { numbers { kind number maker } } }`;
  const SET_FACTS = `mutation ($partId: ID!, $expected: [PartSpecificationInput!]!, $facts: [PartSpecificationInput!]!) {
    setPartSpecifications(partId: $partId, expected: $expected, specifications: $facts) {
      specifications { name number unit text } } }`;
  const oe = { kind: 'OE', number: '45251-TBA-A00', maker: 'Honda' };
  const diameter = { name: 'Diameter', number: 312, unit: 'mm' };
  const setNumbers = (expected: object[], numbers: object[]) =>
    admin.graphql(SET_NUMBERS, { partId: part.id, expected, numbers });
  const setFacts = (expected: object[], facts: object[]) =>
    admin.graphql(SET_FACTS, { partId: part.id, expected, facts });

  test('are replaced as a whole, in their order', async () => {
    const { numbers } = await ask<{ numbers: object[] }>(admin, SET_NUMBERS, {
      partId: part.id,
      expected: [oe],
      numbers: [oe, { kind: 'REPLACES', number: 'AX 2048 114-H' }],
    });
    expect(numbers.slice(1)).toEqual([oe, { kind: 'REPLACES', number: 'AX 2048 114-H', maker: null }]);
    const { specifications } = await ask<{ specifications: object[] }>(admin, SET_FACTS, {
      partId: part.id,
      expected: [diameter],
      facts: [
        { name: 'Coating', text: 'zinc' },
        { ...diameter, number: 0.5 },
      ],
    });
    expect(specifications).toEqual([
      { name: 'Coating', number: null, unit: null, text: 'zinc' },
      { name: 'Diameter', number: 0.5, unit: 'mm', text: null },
    ]);
    expect(await logOf('PART_CHANGED')).toEqual([
      {
        before: { numbers: 'OE 45251-TBA-A00 (Honda)' },
        after: { numbers: 'OE 45251-TBA-A00 (Honda); Replaces AX 2048 114-H' },
      },
      {
        before: { specifications: 'Diameter: 312 mm' },
        after: { specifications: 'Coating: zinc; Diameter: 0.5 mm' },
      },
    ]);
  });

  test('are not overwritten by an admin with an outdated view', async () => {
    const [numbers, facts] = await Promise.all([setNumbers([], []), setFacts([], [])]);
    expect([numbers, facts].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'CONFLICT',
      'CONFLICT',
    ]);
    const answers = await Promise.all([setNumbers([oe], []), setNumbers([oe], [{ ...oe, maker: null }])]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual([
      'CONFLICT',
      'ok',
    ]);
  });

  test.each([
    ['the number of the maker', [{ kind: 'MAKER', number: 'X1' }], 'kind'],
    ['punctuation alone', [{ kind: 'OE', number: '--' }], 'number'],
    ['a number twice', [oe, { ...oe, number: '45251 TBA A00' }], 'number'],
  ])('%s is refused', async (_what, numbers, field) => {
    const { errors } = await setNumbers([oe], numbers);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field, row: numbers.length - 1 });
  });

  test.each([
    ['neither number nor text', [{ name: 'Width' }], 'text'],
    ['number and text', [{ name: 'Width', number: 1, text: 'one' }], 'text'],
    ['a text with a unit', [{ name: 'Width', text: 'one', unit: 'mm' }], 'unit'],
    ['a name twice', [diameter, diameter], 'name'],
  ])('a specification with %s is refused', async (_what, facts, field) => {
    const { errors } = await setFacts([diameter], facts);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field, row: facts.length - 1 });
  });
});

test('a change invalidates the cached verdict', async () => {
  const caching = await createTestShop({ env: { RESPONSE_CACHE_MB: '16' } });
  const chief = await caching.signIn({ role: Role.ADMIN });
  await aModel(caching.database, { make: 'Honda', name: 'Civic' });
  const { id } = await aPart(caching.database);
  const verdict = async () => {
    const { fitment } = await ask<{ fitment: { verdict: string } }>(
      caching.visitor,
      `query ($id: ID!) { part(id: $id) { fitment(vehicle: { year: 2018, make: "Honda", model: "Civic" }) { verdict } } }`,
      { id },
    );
    return fitment.verdict;
  };
  expect([await verdict(), await verdict()]).toEqual(['UNKNOWN', 'UNKNOWN']);
  await chief.graphql(ADD, { partId: id, input: civic });
  expect(await verdict()).toBe('FITS');
  await caching.close();
});
