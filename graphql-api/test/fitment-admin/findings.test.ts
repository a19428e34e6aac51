import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';

let shop: TestShop;
let admin: Customer;
let part: Part;
let civic: number;
let hrv: number;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  civic = await aModel(shop.database, { make: 'Honda', name: 'Civic' }, { litres: 1.5 });
  await aModel(shop.database, { make: 'Honda', name: 'Civic' }, { litres: 2 });
  hrv = await aModel(shop.database, { make: 'Honda', name: 'HR-V', years: '{[2016,2023)}' });
});
beforeEach(async () => {
  await shop.database.query('DELETE FROM part_fitment');
  await shop.database.query('DELETE FROM fitment_question');
  part = await aPart(shop.database);
});
afterAll(() => shop.close());

type Row = Parameters<typeof aFitment>[2];
const add = (row: Partial<Row>) => aFitment(shop.database, part, { modelId: civic, ...row });

interface Found {
  readonly checkedAt: string | null;
  readonly totalCount: number;
  readonly counts: { kind: string; count: number }[];
  readonly nodes: { kind: string; text: string; partName: string; fitmentId: string }[];
}

/** Findings once all lists were checked. */
const found = async (kind: string | null = null) => {
  await admin.graphql('mutation { checkFitments }');
  await shop.runTask('fitment-check');
  const { nodes, ...rest } = await ask<Found>(
    admin,
    `query ($partId: ID, $kind: FitmentFindingKind) { fitmentFindings(partId: $partId, kind: $kind) {
      checkedAt totalCount counts { kind count } nodes { kind text partName fitmentId } } }`,
    { partId: part.id, kind },
  );
  return { ...rest, texts: nodes.map(({ kind, text }) => `${kind}: ${text}`), nodes };
};

test.each<[string, Partial<Row>[], string[]]>([
  ['nothing wrong', [{ years: [2016, 2021] }, { years: [2022, 2026] }], []],
  [
    'years before the model',
    [{ modelId: -1, years: [2014, 2022] }],
    ['YEAR: HR-V from 2014, but the model starts in 2016.'],
  ],
  [
    'years after the model',
    [{ modelId: -1, years: [2016, 2024] }],
    ['YEAR: HR-V to 2024, but the model ends in 2022.'],
  ],
  [
    'two rows that overlap',
    [
      { years: [2015, 2017], engineLitres: 2 },
      { years: [2016, 2020], engineLitres: 2 },
    ],
    ['OVERLAP: Civic 2015 to 2017 and 2016 to 2020, both 2.0 l.'],
  ],
  ['rows for two engines', [{ engineLitres: 1.5 }, { engineLitres: 2 }], []],
  [
    'a row within another',
    [{ years: [2010, 2020] }, { years: [2012, 2013] }],
    ['DUPLICATE: Civic 2010 to 2020 and 2012 to 2013.'],
  ],
  [
    'a year that is missing',
    [{ years: [2012, 2013] }, { years: [2015, 2015] }],
    ['HOLE: Civic up to 2013 and 2015. 2014 is missing.'],
  ],
  ['years that are missing on purpose', [{ years: [2000, 2003] }, { years: [2010, 2015] }], []],
  [
    'a year that another row has',
    [{ years: [2012, 2013] }, { years: [2014, 2014], engineLitres: 2 }, { years: [2015, 2015] }],
    [],
  ],
  [
    'an engine that the model never had',
    [{ engineLitres: 2.1 }],
    ['ORPHAN: Civic 2016 to 2021 with 2.1 l: no such engine is known. There are 1.5, 2.0 l.'],
  ],
])('%s', async (_what, rows, texts) => {
  for (const row of rows) await add({ ...row, ...(row.modelId === -1 && { modelId: hrv }) });
  expect((await found()).texts).toEqual(texts);
});

test('a quantity that nearly all other rows contradict is reported', async () => {
  for (let year = 2000; year < 2012; year += 2) await add({ years: [year, year + 1] });
  await shop.database.query('UPDATE part_fitment SET units = CASE year_from WHEN 2010 THEN 6 ELSE 4 END');
  expect((await found()).texts).toEqual(['QUANTITY: Civic 2010 to 2011: quantity 6. 5 other rows have 4.']);
});

test('a question that no row uses is reported without a part', async () => {
  await add({ question: 'tow', accepted: ['a tow package'] });
  await found();
  const findings = await ask(admin, '{ fitmentFindings { nodes { kind text partId } } }');
  expect(findings).toEqual({
    nodes: [{ kind: 'ORPHAN', text: 'No row asks “Rear disc or drum?” (rear-brakes).', partId: null }],
  });
});

test('the clearest findings come first, are counted by kind, and name their row', async () => {
  await add({ years: [2012, 2013] });
  await add({ years: [2015, 2016] });
  await add({ modelId: hrv, years: [2014, 2022] });
  const all = await found();
  expect(all.nodes.map(({ kind }) => kind)).toEqual(['YEAR', 'HOLE']);
  expect(all.checkedAt).toEqual(expect.any(String));
  expect(all.counts.filter(({ count }) => count > 0)).toEqual(
    expect.arrayContaining([
      { kind: 'YEAR', count: 1 },
      { kind: 'HOLE', count: 1 },
    ]),
  );
  expect(all.nodes[0]).toMatchObject({ partName: part.name, fitmentId: expect.any(String) });
  expect((await found('HOLE')).texts).toHaveLength(1);
});

test('a fixed mistake disappears at once, and a new one appears', async () => {
  await add({ modelId: hrv, years: [2014, 2022] });
  const [finding] = (await found()).nodes;
  await admin.graphql(
    `mutation ($id: ID!) { changeFitment(id: $id, revision: 1,
      input: { make: "Honda", model: "HR-V", yearFrom: 2016, yearTo: 2022 }) { id } }`,
    { id: finding!.fitmentId },
  );
  const findings = await ask(admin, 'query ($id: ID) { fitmentFindings(partId: $id) { totalCount } }', {
    id: part.id,
  });
  expect(findings).toEqual({ totalCount: 0 });
});

test('all lists are checked once a day, several parts at a time', async () => {
  await Promise.all(Array.from({ length: 120 }, () => aPart(shop.database)));
  await admin.graphql('mutation { checkFitments }');
  const ranges = async () => {
    let count = 0;
    while (await shop.app.services.fitmentChecks.checkSome()) count += 1;
    return count;
  };
  expect(await ranges()).toBeGreaterThanOrEqual(1);
  expect(await ranges()).toBe(0);
  await shop.database.query("UPDATE fitment_check SET done_at = now() - interval '25 hours'");
  expect(await ranges()).toBeGreaterThanOrEqual(1);
});
