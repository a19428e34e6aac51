import { randomUUID } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { createDataSource } from '../../src/db/data-source.js';
import { aPart } from '../support/builders.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

// Writes that the database refuses, whatever their source: an import, a service, a person.

let server: TestDatabase;
let database: DataSource;
let partId: string;
beforeAll(async () => {
  server = await createTestDatabase();
  database = await createDataSource({ url: server.url, poolSize: 4 }).initialize();
  await database.query(`INSERT INTO vehicle_model (id, make, name, years)
    VALUES (1, 'Honda', 'Civic', '{[1996,2027)}'), (2, 'Honda', 'Insight', '{[2000,2015),[2019,2023)}')`);
  await database.query(`INSERT INTO fitment_question (key, text, answers)
    VALUES ('rear-brakes', 'Discs or drums?', '{rear discs,rear drums}')`);
});
beforeEach(async () => {
  partId = (await aPart(database)).id;
});
afterAll(async () => {
  await database.destroy();
  await server.drop();
});

/** A row of a table, as SQL literals by column. */
type Row = Readonly<Record<string, string>>;

const insert = (table: string, row: Row) =>
  database.query(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`,
  );

const fitment = (given: Row = {}): Row => ({
  id: `'${randomUUID()}'`,
  part_id: `'${partId}'`,
  model_id: '1',
  year_from: '2016',
  year_to: '2021',
  source: `'test'`,
  ...given,
});
const model = (years: string): Row => ({ make: `'Kia'`, name: `'Rio'`, years: `'${years}'` });
const engine = (given: Row): Row => ({ model_id: '1', year_from: '2016', year_to: '2021', ...given });
const number = (given: Row): Row => ({
  id: `'${randomUUID()}'`,
  part_id: `'${partId}'`,
  kind: `'OE'`,
  ...given,
});
const fact = (given: Row): Row => ({ part_id: `'${partId}'`, place: '1', name: `'Diameter'`, ...given });

const REFUSED: readonly [what: string, table: string, row: () => Row][] = [
  ['a model without years', 'vehicle_model', () => model('{}')],
  ['a model without an end', 'vehicle_model', () => model('{[1996,)}')],
  ['a model of before the car', 'vehicle_model', () => model('{[1800,1996)}')],
  ['a model of the next century', 'vehicle_model', () => model('{[1996,2102)}')],
  [
    'a model twice, in another case',
    'vehicle_model',
    () => ({ ...model('{[1996,2000)}'), make: `'HONDA'`, name: `'civic'` }),
  ],
  [
    'a model with a blank before its name',
    'vehicle_model',
    () => ({ ...model('{[1996,2000)}'), name: `' Rio'` }),
  ],
  ['an engine of which nothing is known', 'vehicle_engine', () => engine({})],
  ['an engine of no litres', 'vehicle_engine', () => engine({ litres: '0' })],
  ['an engine of 30 litres', 'vehicle_engine', () => engine({ litres: '30' })],
  ['an engine that runs on hope', 'vehicle_engine', () => engine({ fuel: `'HOPE'` })],
  ['an engine of no model', 'vehicle_engine', () => engine({ model_id: '99', litres: '2' })],
  [
    'a question with one answer',
    'fitment_question',
    () => ({ key: `'one'`, text: `'One?'`, answers: `'{yes}'` }),
  ],
  [
    'a question whose name is a sentence',
    'fitment_question',
    () => ({ key: `'Or not?'`, text: `'Or?'`, answers: `'{yes,no}'` }),
  ],
  ['years the wrong way round', 'part_fitment', () => fitment({ year_from: '2022' })],
  ['years of before the car', 'part_fitment', () => fitment({ year_from: '1800' })],
  ['years of the next century', 'part_fitment', () => fitment({ year_to: '2101' })],
  ['a car that is unknown', 'part_fitment', () => fitment({ model_id: '99' })],
  ['a part that is unknown', 'part_fitment', () => fitment({ part_id: `'${randomUUID()}'` })],
  ['a place that no car has', 'part_fitment', () => fitment({ position: `'ABOVE'` })],
  ['no units', 'part_fitment', () => fitment({ units: '0' })],
  ['answers without a question', 'part_fitment', () => fitment({ accepted: `'{rear discs}'` })],
  ['a question without answers', 'part_fitment', () => fitment({ question: `'rear-brakes'` })],
  [
    'no answer that is accepted',
    'part_fitment',
    () => fitment({ question: `'rear-brakes'`, accepted: `'{}'` }),
  ],
  [
    'an answer that is none of the question',
    'part_fitment',
    () => fitment({ question: `'rear-brakes'`, accepted: `'{both}'` }),
  ],
  ['a question that is unknown', 'part_fitment', () => fitment({ question: `'tow'`, accepted: `'{yes}'` })],
  ['a row from nowhere', 'part_fitment', () => fitment({ source: 'NULL' })],
  ['a number of punctuation', 'part_number', () => number({ number: `'- . -'` })],
  ['a number of another kind', 'part_number', () => number({ number: `'A 1'`, kind: `'MAKER'` })],
  ['a fact that says nothing', 'part_specification', () => fact({})],
  ['a fact that says two things', 'part_specification', () => fact({ number: '312', text: `'large'` })],
  ['a text with a unit', 'part_specification', () => fact({ text: `'large'`, unit: `'mm'` })],
];

test.each(REFUSED)('refused: %s', async (_what, table, row) => {
  await expect(insert(table, row())).rejects.toThrow(/violates|none of the question/);
});

const REPEATED: readonly [what: string, table: string, row: () => Row][] = [
  ['a row', 'part_fitment', () => fitment()],
  [
    'a row with everything',
    'part_fitment',
    () =>
      fitment({
        engine_litres: '2.0',
        engine_fuel: `'DIESEL'`,
        position: `'REAR'`,
        question: `'rear-brakes'`,
        accepted: `'{rear discs}'`,
      }),
  ],
  ['an engine', 'vehicle_engine', () => engine({ litres: '1.5' })],
  ['a fact of the same name', 'part_specification', () => fact({ number: '312', place: String(++place) })],
];
let place = 0;

test.each(REPEATED)('refused as a duplicate: %s', async (_what, table, row) => {
  await insert(table, row());
  await expect(insert(table, row())).rejects.toThrow(/duplicate key/);
});

test('a number in another spelling is a duplicate, but not as another kind', async () => {
  await insert('part_number', number({ number: `'45022-TBA-A00'` }));
  await insert('part_number', number({ number: `'45022 TBA A00'`, kind: `'INTERCHANGE'` }));
  await expect(insert('part_number', number({ number: `'45022tbaa00'` }))).rejects.toThrow(/duplicate key/);
});

describe('a complete list', () => {
  const markComplete = () =>
    database.query('UPDATE part SET fitment_complete = true WHERE id = $1', [partId]);
  const isComplete = async () => {
    const [row] = await database.query<{ complete: boolean }[]>(
      'SELECT fitment_complete AS complete FROM part WHERE id = $1',
      [partId],
    );
    return row?.complete;
  };

  test('needs a car that is not excluded', async () => {
    await expect(markComplete()).rejects.toThrow('a list without a car is not complete');
    await insert('part_fitment', fitment({ excludes: 'true' }));
    await expect(markComplete()).rejects.toThrow('a list without a car is not complete');
    await insert('part_fitment', fitment());
    await markComplete();
    expect(await isComplete()).toBe(true);
  });

  test.each([
    ['its last car goes', 'DELETE FROM part_fitment WHERE part_id = $1'],
    ['its last car is excluded', 'UPDATE part_fitment SET excludes = true WHERE part_id = $1'],
  ])('becomes incomplete once %s', async (_what, change) => {
    await insert('part_fitment', fitment());
    await insert('part_fitment', fitment({ model_id: '2' }));
    await markComplete();
    await database.query('DELETE FROM part_fitment WHERE part_id = $1 AND model_id = 2', [partId]);
    expect(await isComplete()).toBe(true);

    await database.query(change, [partId]);

    expect(await isComplete()).toBe(false);
  });

  test('becomes incomplete once the model of its last car is deleted', async () => {
    await insert('vehicle_model', { id: '7', make: `'Saab'`, name: `'900'`, years: `'{[1996,1999)}'` });
    await insert('part_fitment', fitment({ model_id: '7' }));
    await markComplete();

    await database.query('DELETE FROM vehicle_model WHERE id = 7');

    expect(await isComplete()).toBe(false);
  });

  test('cannot lose its last car while it is being marked complete', async () => {
    const row = fitment();
    await insert('part_fitment', row);
    const [one, other] = [database.createQueryRunner(), database.createQueryRunner()];
    await one.startTransaction();
    await one.query('DELETE FROM part_fitment WHERE part_id = $1', [partId]);
    const marked = other
      .query('UPDATE part SET fitment_complete = true WHERE id = $1', [partId])
      .catch((error: unknown) => String(error));
    await one.commitTransaction();

    expect(await marked).toContain('a list without a car is not complete');
    await Promise.all([one.release(), other.release()]);
  });
});

test('an answer that rows accept cannot be removed from its question', async () => {
  await insert('part_fitment', fitment({ question: `'rear-brakes'`, accepted: `'{rear discs}'` }));
  const answers = (list: string) =>
    database.query(`UPDATE fitment_question SET answers = $1 WHERE key = 'rear-brakes'`, [list]);

  await expect(answers('{rear drums,none}')).rejects.toThrow('rows accept an answer that would go');
  await answers('{rear discs,rear drums,none}');
});
