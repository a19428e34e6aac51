import { randomBytes } from 'node:crypto';

import { Role } from '../../src/auth/role.js';
import { PartType } from '../../src/features/catalogue/part/part-type.js';
import { ask } from '../support/ask.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aJob, jobInput } from '../support/jobs.js';
import { until } from '../support/until.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({
    env: { RESPONSE_CACHE_MB: '8', ACCESS_TOKEN_KEYS: `test:${randomBytes(32).toString('base64url')}` },
  });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(() => shop.database.query('DELETE FROM job'));
afterAll(() => shop.close());

const slot = (type: PartType, title = 'Slot') => ({ title, type, units: 1, required: true });

const save = (key: string, revision: number | null, input: object) =>
  ask<{ revision: number; slots: { title: string }[] }>(
    admin,
    `mutation ($key: ID!, $revision: Int, $input: JobInput!) {
      saveJob(key: $key, revision: $revision, input: $input) { revision slots { title } } }`,
    { key, revision, input },
  );

/** The job in the database, whatever is cached. */
const stored = async () =>
  (await shop.database.query<{ title: string }[]>('SELECT title FROM job')).map(({ title }) => title);

const titles = async () =>
  (await ask<{ title: string }[]>(shop.visitor, '{ jobs { title } }')).map(({ title }) => title);

test('an admin adds, changes and removes a job, and the log shows each step', async () => {
  await save('brakes', null, jobInput);
  const input = { ...jobInput, title: ' Brakes ', slots: [slot(PartType.BRAKE_FLUID, ' Fluid ')] };
  const changed = await save('brakes', 1, input);
  expect(changed).toEqual({ revision: 2, slots: [{ title: 'Fluid' }] });
  await ask(admin, 'mutation { removeJob(key: "brakes", revision: 2) { key } }');

  const { nodes } = await ask<{ nodes: object[] }>(
    admin,
    '{ auditLog(filter: { subject: JOB }) { nodes { action subjectName changes { field before after } } } }',
  );
  expect(nodes).toMatchObject([
    { action: 'JOB_REMOVED', subjectName: 'Brakes' },
    {
      action: 'JOB_SAVED',
      subjectName: 'Brakes',
      changes: expect.arrayContaining([
        { field: 'title', before: 'Front brakes', after: 'Brakes' },
        { field: 'slots', before: '2 × Discs (Front brake disc)', after: '1 × Fluid (Brake fluid)' },
      ]),
    },
    { action: 'JOB_SAVED', subjectName: 'Front brakes' },
  ]);
});

test('a change from an outdated page is refused and nothing is written', async () => {
  await aJob(shop.database, { key: 'brakes' });
  await save('brakes', 1, jobInput);

  await expect(save('brakes', 1, { ...jobInput, title: 'Late' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(save('brakes', null, { ...jobInput, title: 'New' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(save('gone', 1, jobInput)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await stored()).toEqual(['Front brakes']);
});

test.each([
  ['a key with blanks', 'front brakes', {}],
  ['no slot', 'brakes', { slots: [] }],
  ['a type twice', 'brakes', { slots: [slot(PartType.BATTERY), slot(PartType.BATTERY)] }],
  ['a title of blanks', 'brakes', { title: '  ' }],
  ['no units', 'brakes', { slots: [{ ...slot(PartType.BATTERY), units: 0 }] }],
  ['a place that is none', 'brakes', { place: 0 }],
])('a job with %s is refused', async (_what, key, given) => {
  await expect(save(key, null, { ...jobInput, ...given })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(await stored()).toEqual([]);
});

test('changing a job invalidates the cached jobs', async () => {
  await aJob(shop.database, { key: 'brakes' });
  await shop.database.query(`NOTIFY axle_changes, '{"from":"test","changed":["*"]}'`);
  await until(async () => (await titles()).length === 1, 'the job');
  await save('brakes', 1, { ...jobInput, title: 'Front brakes, all of it' });

  await until(async () => (await titles())[0] === 'Front brakes, all of it', 'its new title');
});
