import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aGarageCar, aModel } from '../support/fitments.js';
import { until } from '../support/until.js';
import { exported, preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  await shop.database.query('DELETE FROM vehicle_model');
  await shop.database.query('DELETE FROM garage_car');
  await shop.database.query('DELETE FROM fitment_question');
});
afterAll(() => shop.close());

const look = (rows: string, name = 'questions.csv') => preview(shop, admin, rows, name, 'questions');
const HEAD = 'key,text,answers\n';
const BRAKES = 'rear-brakes,Rear disc or drum?,rear discs | rear drums';
const TOW = 'tow,Does it have a tow package?,a tow package | no tow package';

const questions = (): Promise<object[]> =>
  shop.database.query('SELECT key, text, answers FROM fitment_question ORDER BY key');

/** A part whose list accepts an answer to the question about brakes. */
async function anAskingPart(...accepted: string[]) {
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  const part = await aPart(shop.database);
  await aFitment(shop.database, part, { modelId, question: 'rear-brakes', accepted });
  return part;
}

test('a file adds questions, a newer one changes those it names, and both can be undone in turn', async () => {
  const seen = await look(`${HEAD}${BRAKES}\n${TOW}`);
  expect(seen).toMatchObject({ state: 'READY', newCount: 2, wrongCount: 0 });
  expect(seen.lines.nodes[0]).toMatchObject({
    label: 'rear-brakes',
    words: 'Rear disc or drum? rear discs, rear drums',
  });
  await then(shop, admin, 'apply', seen.id);
  expect(await questions()).toEqual([
    { key: 'rear-brakes', text: 'Rear disc or drum?', answers: ['rear discs', 'rear drums'] },
    { key: 'tow', text: 'Does it have a tow package?', answers: ['a tow package', 'no tow package'] },
  ]);

  const newer = await look(
    'answers,key\nrear drums | rear discs | none,rear-brakes\na tow package|no tow package,tow',
  );
  expect(newer).toMatchObject({ changedCount: 1, sameCount: 1, wrongCount: 0 });
  expect(newer.lines.nodes[0]?.changes).toEqual([
    { column: 'answers', before: 'rear discs | rear drums', after: 'rear drums | rear discs | none' },
  ]);
  await then(shop, admin, 'apply', newer.id);
  expect(await questions()).toMatchObject([
    { answers: ['rear drums', 'rear discs', 'none'] },
    { key: 'tow' },
  ]);

  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({
    state: 'APPLIED',
    problem: 'Row 2 (rear-brakes) was later changed by “questions.csv”. Undo that first.',
  });
  expect(await then(shop, admin, 'undo', newer.id)).toMatchObject({ state: 'UNDONE' });
  expect(await questions()).toMatchObject([{ answers: ['rear discs', 'rear drums'] }, { key: 'tow' }]);
  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
  expect(await questions()).toEqual([]);
});

describe('an answer in use', () => {
  test('cannot be removed by a row, which says who uses it; an unused one can', async () => {
    await anAskingPart('rear discs');
    const customer = await shop.signIn({});
    await aGarageCar(shop.database, customer.uid);

    const seen = await look('key,answers\nrear-brakes,rear drums | none\ntow,a tow package | a hook');

    expect(seen).toMatchObject({ state: 'READY', wrongCount: 1, changedCount: 1 });
    expect(seen.lines.nodes[0]).toMatchObject({
      kind: 'WRONG',
      label: 'rear-brakes',
      column: 'answers',
      value: 'rear drums | none',
      reason: "would remove “rear discs”, which lists of cars (1) and customers' cars (1) name.",
    });
    expect(await look('key,answers\nrear-brakes,rear discs | none')).toMatchObject({
      changedCount: 1,
      wrongCount: 0,
    });
  });

  test("since the preview stops the file, also when a customer's car uses it", async () => {
    await then(shop, admin, 'apply', (await look(HEAD + BRAKES)).id);
    const cut = await look('key,answers\nrear-brakes,rear drums | none');
    expect(cut).toMatchObject({ changedCount: 1, wrongCount: 0 });
    const customer = await shop.signIn({});
    await aGarageCar(shop.database, customer.uid);

    expect(await then(shop, admin, 'apply', cut.id)).toMatchObject({
      state: 'READY',
      problem: "Row 2 (rear-brakes): it would now remove “rear discs”, which customers' cars (1) name.",
    });
    expect(await questions()).toMatchObject([{ answers: ['rear discs', 'rear drums'] }]);
  });

  test('in a list that is being saved is waited for and stops the file', async () => {
    await anAskingPart('rear drums');
    const cut = await look('key,answers\nrear-brakes,rear drums | none');
    const other = shop.database.createQueryRunner();
    await other.startTransaction();
    await other.query(`UPDATE part_fitment SET accepted = '{rear discs}' WHERE question = 'rear-brakes'`);
    const applied = then(shop, admin, 'apply', cut.id);
    await until(async () => {
      const waiting = await shop.database.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE '%part_fitment%'`,
      );
      return waiting.length > 0;
    }, 'the file to wait for the list');

    await other.commitTransaction();
    await other.release();

    expect(await applied).toMatchObject({
      state: 'READY',
      problem: 'Row 2 (rear-brakes): it would now remove “rear discs”, which lists of cars (1) name.',
    });
  });

  test('since the file was applied prevents its undo, and so does a question in use', async () => {
    const added = await look(HEAD + BRAKES);
    await then(shop, admin, 'apply', added.id);
    const more = await look('key,answers\nrear-brakes,rear discs | rear drums | none');
    await then(shop, admin, 'apply', more.id);
    await anAskingPart('rear drums');

    // Questions that no list names can be undone.
    expect(await then(shop, admin, 'undo', more.id)).toMatchObject({ state: 'UNDONE' });
    expect(await then(shop, admin, 'undo', added.id)).toMatchObject({
      state: 'APPLIED',
      problem: 'Row 2 (rear-brakes): it would now remove “rear drums”, which lists of cars (1) name.',
    });
    expect(await questions()).toMatchObject([{ key: 'rear-brakes' }, { key: 'tow' }]);
  });
});

test('reordering answers reorders them in fitment lists, whose export still imports unchanged', async () => {
  await anAskingPart('rear discs', 'rear drums');
  const turned = await look('key,answers\nrear-brakes,rear drums | rear discs');
  await then(shop, admin, 'apply', turned.id);

  expect(await shop.database.query('SELECT accepted FROM part_fitment')).toEqual([
    { accepted: ['rear drums', 'rear discs'] },
  ]);
  expect(await preview(shop, admin, await exported(admin))).toMatchObject({ sameCount: 1, changedCount: 0 });
  expect(await then(shop, admin, 'undo', turned.id)).toMatchObject({ state: 'UNDONE' });
  expect(await preview(shop, admin, await exported(admin))).toMatchObject({ sameCount: 1, changedCount: 0 });
});

test('visitors see a new question text at once, and the preview names the affected lists', async () => {
  const { id } = await anAskingPart('rear discs');
  const asked = async () => {
    const { data } = await shop.visitor.graphql(
      `query ($id: ID!) { part(id: $id) { fitment(vehicle: { year: 2018, make: "Honda", model: "Civic" }) { question { text } } } }`,
      { id },
    );
    return data;
  };
  const reads = (text: string) => ({ part: { fitment: { question: { text } } } });
  expect(await asked()).toEqual(reads('Rear disc or drum?'));

  const seen = await look('key,text\nrear-brakes,Discs or drums at the rear?');
  expect(await ask(admin, 'query ($id: ID!) { importConsequences(id: $id) }', { id: seen.id })).toEqual([
    "The list of 1 part asks what changes. Customers' saved answers are kept.",
  ]);
  await then(shop, admin, 'apply', seen.id);
  expect(await asked()).toEqual(reads('Discs or drums at the rear?'));
});

test('blanks in answers are normalized, so an answer from an address matches', async () => {
  await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  const seen = await look(
    'key,text,answers\ndisc-size,Which  front\u00a0disc?,280\u00a0mm | 300 \u2009 mm\n',
  );
  await then(shop, admin, 'apply', seen.id);
  expect(await questions()).toEqual([
    { key: 'disc-size', text: 'Which front disc?', answers: ['280 mm', '300 mm'] },
  ]);

  const part = await aPart(shop.database);
  const list = await preview(
    shop,
    admin,
    `part_id,make,model,year_from,question,accepted\n${part.id},Honda,Civic,2018,disc-size,300\u00a0mm\n`,
  );
  expect(list).toMatchObject({ newCount: 1, wrongCount: 0 });
  await then(shop, admin, 'apply', list.id);
  const verdictWith = async (answer: string) => {
    const { fitment } = await ask<{ fitment: { verdict: string } }>(
      shop.visitor,
      `query ($id: ID!, $answers: [FitmentAnswerInput!]!) { part(id: $id) {
        fitment(vehicle: { year: 2018, make: "Honda", model: "Civic" }, answers: $answers) { verdict } } }`,
      { id: part.id, answers: [{ question: 'disc-size', answer }] },
    );
    return fitment.verdict;
  };
  expect(await verdictWith('300 mm')).toBe('FITS');
  expect(await verdictWith('280 mm')).not.toBe('FITS');
});

test.each([
  [',Which?,a | b', 'key', /is empty/],
  ['Rear Brakes,Which?,a | b', 'key', /must be a key such as rear-brakes/],
  ['-a,Which?,a | b', 'key', /is a formula/],
  ['a,,a | b', 'text', /is empty/],
  [`a,${'?'.repeat(201)},a | b`, 'text', /is longer than 200 characters/],
  ['a,Which?,a', 'answers', /must be 2 to 20 answers/],
  ['a,Which?,', 'answers', /must be 2 to 20 answers/],
  [
    `a,Which?,${Array.from({ length: 21 }, (_, index) => index).join('|')}`,
    'answers',
    /must be 2 to 20 answers/,
  ],
  ['a,Which?,a | b | a', 'answers', /has “a” twice/],
  ['a,Which?,a b | c | a\u00a0b', 'answers', /has “a b” twice/],
  [`a,Which?,${'b'.repeat(201)} | a`, 'answers', /has an answer longer than 200 characters/],
  [
    `a,Which?,${['b', 'c', 'd'].map((sign) => sign.repeat(200)).join(' | ')} | a`,
    'answers',
    /is longer than 600 characters/,
  ],
  ['a,Which?,=b | a', 'answers', /is a formula/],
  ['a,Which?,a | b\na,Which one?,a | b', 'key', /duplicates row 2/],
])('a wrong row is reported with column and reason: %s', async (row, column, reason) => {
  const seen = await look(HEAD + row);
  expect(seen).toMatchObject({ state: 'READY', wrongCount: 1 });
  expect(seen.lines.nodes[0]).toMatchObject({ column, reason: expect.stringMatching(reason) });
});

test.each([
  ['key,text\na,Which?', 'answers'],
  ['key,answers\na,a | b', 'text'],
])('a new question needs text and answers: %s', async (file, column) => {
  expect((await look(file)).lines.nodes).toMatchObject([
    { kind: 'WRONG', column, reason: 'is required for a new question.' },
  ]);
});

const words = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'a|b\\ =-\'",;é?＋'.split('')), minLength: 1, maxLength })
    .map((text) => text.replace(/ +/g, ' ').trim())
    .filter((text) => text !== '');
const question = fc.record({
  key: fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,3}$/),
  text: words(200),
  answers: fc.uniqueArray(words(30), { minLength: 2, maxLength: 20 }),
});

test('any questions can be exported and imported again without changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(question, { maxLength: 5, selector: ({ key }) => key }), async (all) => {
      await shop.database.query('DELETE FROM fitment_question');
      for (const { key, text, answers } of all)
        await shop.database.query('INSERT INTO fitment_question (key, text, answers) VALUES ($1, $2, $3)', [
          key,
          text,
          answers,
        ]);
      const seen = await look(await exported(admin, 'questions'));
      expect(seen.lines.nodes.filter(({ kind }) => kind !== 'SAME')).toEqual([]);
      expect(seen).toMatchObject({ state: 'READY', sameCount: all.length });
    }),
    { numRuns: 20 },
  );
});
