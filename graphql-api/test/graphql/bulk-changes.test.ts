import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { placeOrder, refusalOf } from '../support/operations.js';
import { recordSql } from '../support/sql-recorder.js';

let shop: TestShop;
let admin: Customer;
let colleague: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { HOLD_SHARE_PERCENT: '100' } });
  admin = await shop.signIn({ role: Role.ADMIN });
  colleague = await shop.signIn({ role: Role.ADMIN });
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

interface Line {
  readonly name: string;
  readonly priceBefore: string;
  readonly priceAfter: string;
  readonly unitsBefore: number;
  readonly unitsAfter: number;
  readonly reason: string | null;
}
interface Change {
  readonly id: string;
  readonly by: string;
  readonly changedCount: number;
  readonly leftCount: number;
  readonly appliedAt: string | null;
  readonly undoUntil: string | null;
  readonly undoneAt: string | null;
  readonly lines: readonly Line[];
}

const CHANGE = `{ id kind percent amount units by changedCount leftCount appliedAt undoUntil undoneAt
  lines { name priceBefore priceAfter unitsBefore unitsAfter reason } }`;

const prepare = (
  of: { ids: readonly string[] } | { filter: object },
  rule: object,
  who = admin,
): Promise<Change> =>
  ask(
    who,
    `mutation ($ids: [ID!], $filter: PartFilter, $rule: BulkChangeRuleInput!) {
      prepareBulkChange(ids: $ids, filter: $filter, rule: $rule) ${CHANGE} }`,
    { ...of, rule },
  );
const apply = ({ id }: Pick<Change, 'id'>, who = admin): Promise<Change> =>
  ask(who, `mutation ($id: ID!) { applyBulkChange(id: $id) ${CHANGE} }`, { id });
const undo = ({ id }: Pick<Change, 'id'>, who = admin): Promise<Change> =>
  ask(who, `mutation ($id: ID!) { undoBulkChange(id: $id) ${CHANGE} }`, { id });
const recent = () => ask<Change[]>(admin, `{ recentBulkChanges ${CHANGE} }`);

const idsOf = (...parts: readonly Part[]) => ({ ids: parts.map(({ id }) => id) });
const reprice = ({ id }: Part, price: string) =>
  ask(
    colleague,
    'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }',
    {
      id,
      price,
    },
  );
const shown = ({ id }: Part) =>
  ask<{ price: string; availableQuantity: number }>(
    shop.visitor,
    'query ($id: ID!) { part(id: $id) { price availableQuantity } }',
    { id },
  );
const reasons = ({ lines }: Change) => lines.map(({ name, reason }) => [name, reason]);

const raiseByTen = { kind: 'RAISE_BY_PERCENT', percent: 10 };
const bringIn = (units: number) => ({ kind: 'BRING_IN', units, reason: 'Delivery 17' });
const writeOff = (units: number) => ({ kind: 'WRITE_OFF', units, reason: 'Count' });

test.each([
  ['RAISE_BY_PERCENT', { percent: 10 }, '1.05', '1.16'],
  ['RAISE_BY_PERCENT', { percent: 2.5 }, '64.90', '66.52'],
  ['LOWER_BY_PERCENT', { percent: 50 }, '1.01', '0.51'],
  ['LOWER_BY_PERCENT', { percent: 33.33 }, '90.00', '60.00'],
  ['RAISE_BY_AMOUNT', { amount: '0.10' }, '64.90', '65.00'],
  ['LOWER_BY_AMOUNT', { amount: '4.90' }, '64.90', '60.00'],
  ['SET_PRICE', { amount: '12.34' }, '64.90', '12.34'],
])('%s %j makes %s into %s', async (kind, value, before, after) => {
  const part = await aPart(shop.database, { priceMinor: Math.round(Number(before) * 100) });
  const change = await prepare(idsOf(part), { kind, ...value });
  expect(change.lines).toMatchObject([{ priceBefore: before, priceAfter: after, reason: null }]);
  await apply(change);
  expect((await shown(part)).price).toBe(after);
});

test("a preview changes nothing and shows each part's new value or why it cannot change", async () => {
  const [disc, hose, clip, gone] = await Promise.all([
    aPart(shop.database, { name: 'Disc', priceMinor: 5000, availableQuantity: 9 }),
    aPart(shop.database, { name: 'Hose', priceMinor: 4950 }),
    aPart(shop.database, { name: 'Clip', priceMinor: 4949 }),
    aPart(shop.database, { name: 'Gone' }),
  ]);
  await ask(colleague, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id: gone.id });

  const change = await prepare(idsOf(disc, hose, clip, gone), { kind: 'LOWER_BY_AMOUNT', amount: '49.00' });

  const refused = 'Price times minimum order quantity must be from $0.50 to $999,999.99.';
  expect(change).toMatchObject({
    kind: 'LOWER_BY_AMOUNT',
    percent: null,
    amount: '49.00',
    units: null,
    by: admin.email,
    changedCount: 2,
    leftCount: 2,
    appliedAt: null,
    undoUntil: null,
  });
  expect(change.lines).toEqual([
    expect.objectContaining({ name: '', priceBefore: '0.00', reason: 'This part is no longer sold.' }),
    expect.objectContaining({ name: 'Clip', priceBefore: '49.49', priceAfter: '49.49', reason: refused }),
    { name: 'Disc', priceBefore: '50.00', priceAfter: '1.00', unitsBefore: 9, unitsAfter: 9, reason: null },
    expect.objectContaining({ name: 'Hose', priceBefore: '49.50', priceAfter: '0.50', reason: null }),
  ]);
  expect((await shown(disc)).price).toBe('50.00');
  expect(await recent()).not.toContainEqual(expect.objectContaining({ id: change.id }));
});

test('a part with fewer units than the write-off stays unchanged, and the others change', async () => {
  const [one, two, many] = await Promise.all([
    aPart(shop.database, { name: 'One', availableQuantity: 1 }),
    aPart(shop.database, { name: 'Two', availableQuantity: 2 }),
    aPart(shop.database, { name: 'Many', availableQuantity: 20 }),
  ]);
  const change = await prepare(idsOf(one, two, many), writeOff(3));
  expect(reasons(change)).toEqual([
    ['One', 'Only 1 item is in stock.'],
    ['Two', 'Only 2 items are in stock.'],
    ['Many', null],
  ]);
  await apply(change);
  expect([await shown(two), await shown(many)]).toMatchObject([
    { availableQuantity: 2 },
    { availableQuantity: 17 },
  ]);
});

test('a filter changes all its parts and no others', async () => {
  const [one, other, brake] = await Promise.all([
    aPart(shop.database, { name: 'Quartz wiper', priceMinor: 1000 }),
    aPart(shop.database, { name: 'Quartz lamp', priceMinor: 2000 }),
    aPart(shop.database, { name: 'Brake', priceMinor: 1000 }),
  ]);
  // A typing error, as the list reads it.
  const change = await apply(await prepare({ filter: { search: 'quatrz' } }, raiseByTen));
  expect(change.lines.map(({ name, priceAfter }) => [name, priceAfter])).toEqual([
    ['Quartz lamp', '22.00'],
    ['Quartz wiper', '11.00'],
  ]);
  expect([await shown(one), await shown(other), await shown(brake)]).toMatchObject([
    { price: '11.00' },
    { price: '22.00' },
    { price: '10.00' },
  ]);
});

test('a change covers a thousand parts at most', async () => {
  await shop.database.query(
    `INSERT INTO part (id, name, price_minor, order_quantity, available_quantity, received_quantity, created_by, category)
     SELECT gen_random_uuid(), 'Swarm ' || n, 1000, 1, 0, 0, 'test', 'WHEELS' FROM generate_series(1, 1001) AS n`,
  );
  const wheels = { filter: { categories: ['WHEELS'] } };
  expect(await refusalOf(prepare(wheels, raiseByTen))).toBe('BAD_INPUT');
  await shop.database.query("DELETE FROM part WHERE name = 'Swarm 1001'");

  const change = await prepare(wheels, raiseByTen);

  expect(change.changedCount).toBe(1000);
  expect(await apply(change)).toMatchObject({ changedCount: 1000, leftCount: 0 });
  expect(await undo(change)).toMatchObject({ changedCount: 1000, leftCount: 0 });
});

describe("a price change is written to each line of the part's list of cars", () => {
  const MAX_PARTS = 20_000;
  const MAX_UNDONE = 30_000;
  let parts: Part[];
  /** Adds lines to the lists of the ten parts, which have so many together before and after. */
  const listCars = (before: number, after: number) =>
    shop.database.query(
      `INSERT INTO part_fitment (id, part_id, model_id, year_from, year_to, source)
       SELECT gen_random_uuid(), part_id, model_id, year, year, 'line ' || place FROM (
         SELECT part_id, model.id AS model_id, year, row_number() OVER (ORDER BY year, model.id, part_id) AS place
         FROM generate_series(1996, 2026) AS year CROSS JOIN vehicle_model AS model CROSS JOIN unnest($1::uuid[]) AS part_id
         WHERE model.make = 'Listed') AS line
       WHERE place > $2 AND place <= $3`,
      [parts.map(({ id }) => id), before, after],
    );
  const dropCars = (beyond: number) =>
    shop.database.query('DELETE FROM part_fitment WHERE substr(source, 6)::integer > $1', [beyond]);
  const prices = async () => new Set((await Promise.all(parts.map(shown))).map(({ price }) => price));

  beforeAll(async () => {
    await shop.database.query(
      `INSERT INTO vehicle_model (make, name, years)
       SELECT 'Listed', 'Model ' || n, '{[1996,2027)}' FROM generate_series(1, 100) AS n`,
    );
    parts = await Promise.all(
      Array.from({ length: 10 }, (_, n) => aPart(shop.database, { name: `Listed ${n}`, priceMinor: 1000 })),
    );
    await listCars(0, MAX_PARTS);
  });
  afterEach(() => dropCars(MAX_PARTS));

  test('the maximum number of lines can be applied and undone, and one more is refused before any change', async () => {
    const change = await prepare(idsOf(...parts), raiseByTen);
    expect(await apply(change)).toMatchObject({ changedCount: 10, leftCount: 0 });
    expect(await prices()).toEqual(new Set(['11.00']));
    expect(await undo(change)).toMatchObject({ changedCount: 10, leftCount: 0 });
    expect(await prices()).toEqual(new Set(['10.00']));
    const earlier = await prepare(idsOf(...parts), raiseByTen);

    await listCars(MAX_PARTS, MAX_PARTS + 1);

    const refusal = {
      message:
        'BAD_INPUT: These products have more than 20,000 fitment rows, the maximum for one change of prices. Select fewer products.',
    };
    await expect(prepare(idsOf(...parts), raiseByTen)).rejects.toMatchObject(refusal);
    await expect(apply(earlier)).rejects.toMatchObject(refusal);
    expect(await prices()).toEqual(new Set(['10.00']));
    expect(await prepare(idsOf(...parts.slice(1)), raiseByTen)).toMatchObject({ changedCount: 9 });
    expect(await apply(await prepare(idsOf(...parts), bringIn(1)))).toMatchObject({ changedCount: 10 });
  });

  test('a change can be undone although its lists grew, up to half as much again', async () => {
    const change = await apply(await prepare(idsOf(...parts), raiseByTen));
    await listCars(MAX_PARTS, MAX_UNDONE + 1);

    await expect(undo(change)).rejects.toMatchObject({
      message:
        'BAD_INPUT: By now these products have more than 30,000 fitment rows, the maximum for reverting prices at once. Revert fewer products at a time.',
    });
    expect(await prices()).toEqual(new Set(['11.00']));

    await dropCars(MAX_UNDONE);
    expect(await undo(change)).toMatchObject({ changedCount: 10, leftCount: 0 });
    expect(await prices()).toEqual(new Set(['10.00']));
  });
});

test('a price changed after the preview is reported and not overwritten; units are added to the current stock', async () => {
  const [moved, still] = await Promise.all([
    aPart(shop.database, { name: 'Moved', priceMinor: 1000, availableQuantity: 5 }),
    aPart(shop.database, { name: 'Still', priceMinor: 1000 }),
  ]);
  const prices = await prepare(idsOf(moved, still), raiseByTen);
  const units = await prepare(idsOf(moved), bringIn(10));
  await reprice(moved, '15.00');
  await placeOrder(await shop.signIn({}), moved, 2);

  expect(reasons(await apply(prices))).toEqual([
    ['Moved', 'The price was changed to $15.00 in the meantime, and stays.'],
    ['Still', null],
  ]);
  expect((await apply(units)).lines).toMatchObject([{ unitsBefore: 3, unitsAfter: 13, reason: null }]);
  expect(await shown(moved)).toEqual({ price: '15.00', availableQuantity: 13 });
  expect((await shown(still)).price).toBe('11.00');
});

test('two admins who apply the same change apply it once, and the log names the one who did', async () => {
  const part = await aPart(shop.database, { priceMinor: 1000 });
  const change = await prepare(idsOf(part), raiseByTen);

  const answers = await Promise.all([apply(change), apply(change, colleague), apply(change)]);

  expect((await shown(part)).price).toBe('11.00');
  expect(new Set(answers.map(({ appliedAt }) => appliedAt)).size).toBe(1);
  const lines: { actor: string }[] = await shop.database.query(
    "SELECT actor FROM audit_log WHERE subject_id = $1 AND action = 'PART_CHANGED'",
    [part.id],
  );
  expect(lines).toHaveLength(1);
  expect([admin, colleague].find(({ uid }) => uid === lines[0]?.actor)?.email).toBe(answers[0].by);
});

test('undo restores prices but keeps newer ones', async () => {
  const [newer, older] = await Promise.all([
    aPart(shop.database, { name: 'Newer', priceMinor: 1000 }),
    aPart(shop.database, { name: 'Older', priceMinor: 1000 }),
  ]);
  const change = await apply(await prepare(idsOf(newer, older), raiseByTen));
  expect(new Date(change.undoUntil!).getTime() - new Date(change.appliedAt!).getTime()).toBe(10 * 60_000);
  await reprice(newer, '14.00');

  const undone = await undo(change, colleague);

  expect(undone).toMatchObject({ by: colleague.email, changedCount: 1, leftCount: 1, undoUntil: null });
  expect(undone.undoneAt).not.toBeNull();
  expect(reasons(undone)).toContainEqual([
    'Newer',
    'The price was changed to $14.00 in the meantime, and stays.',
  ]);
  expect([(await shown(newer)).price, (await shown(older)).price]).toEqual(['14.00', '10.00']);
  expect(await undo(change)).toEqual(undone);
  expect((await recent()).find(({ id }) => id === change.id)).toEqual(undone);
});

test('a change can only be undone after later changes of the same part', async () => {
  const part = await aPart(shop.database, { priceMinor: 1000 });
  const first = await apply(await prepare(idsOf(part), raiseByTen));
  const second = await apply(await prepare(idsOf(part), raiseByTen));

  await expect(undo(first)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringContaining(
      '$12.10 in the meantime, and stays. If a later change did that, undo it first.',
    ),
  });
  await undo(second);
  expect(await undo(first)).toMatchObject({ changedCount: 1, leftCount: 0 });
  expect((await shown(part)).price).toBe('10.00');
});

test('a single missing item is named in the singular', async () => {
  const part = await aPart(shop.database, { availableQuantity: 0 });
  const change = await apply(await prepare(idsOf(part), bringIn(1)));
  await placeOrder(await shop.signIn({}), part, 1);

  await expect(undo(change)).rejects.toThrow(
    '1 of 1 item was sold, reserved or written off in the meantime.',
  );
});

test('undo removes no units that have been sold since, and reports how many', async () => {
  const [busy, quiet, empty] = await Promise.all([
    aPart(shop.database, { name: 'Busy', availableQuantity: 1 }),
    aPart(shop.database, { name: 'Quiet', availableQuantity: 1 }),
    aPart(shop.database, { name: 'Empty', availableQuantity: 0 }),
  ]);
  const change = await apply(await prepare(idsOf(busy, quiet, empty), bringIn(4)));
  const customer = await shop.signIn({});
  await placeOrder(customer, busy, 3);
  await placeOrder(customer, empty, 4);

  const undone = await undo(change);

  expect(reasons(undone).sort()).toEqual([
    ['Busy', '2 of 4 items were sold, reserved or written off in the meantime.'],
    ['Empty', '4 of 4 items were sold, reserved or written off in the meantime.'],
    ['Quiet', null],
  ]);
  expect([await shown(busy), await shown(quiet), await shown(empty)]).toMatchObject([
    { availableQuantity: 0 },
    { availableQuantity: 1 },
    { availableQuantity: 0 },
  ]);
  const ledger: unknown[] = await shop.database.query(
    "SELECT available_delta AS units, reason FROM stock_movement WHERE part_id = $1 AND kind = 'RESTOCK' ORDER BY id",
    [busy.id],
  );
  expect(ledger).toEqual([
    { units: 4, reason: 'Delivery 17' },
    { units: -2, reason: 'Undone: Delivery 17' },
  ]);
});

test('undo restores written-off units', async () => {
  const part = await aPart(shop.database, { availableQuantity: 5 });
  await undo(await apply(await prepare(idsOf(part), writeOff(5))));
  expect((await shown(part)).availableQuantity).toBe(5);
});

test('a change can be undone for ten minutes after it was applied, and not before', async () => {
  const part = await aPart(shop.database, { priceMinor: 1000 });
  const change = await prepare(idsOf(part), raiseByTen);
  expect(await refusalOf(undo(change))).toBe('CONFLICT');
  await apply(change);
  await shop.database.query(
    "UPDATE bulk_change SET applied_at = applied_at - interval '10 minutes 1 second' WHERE id = $1",
    [change.id],
  );
  expect(await refusalOf(undo(change))).toBe('CONFLICT');
  expect((await shown(part)).price).toBe('11.00');
});

test('an unapplied change is deleted after a day', async () => {
  const part = await aPart(shop.database);
  const change = await prepare(idsOf(part), raiseByTen);
  await shop.database.query(
    "UPDATE bulk_change SET created_at = created_at - interval '25 hours' WHERE id = $1",
    [change.id],
  );
  await shop.runTask('housekeeping');
  expect(await refusalOf(apply(change))).toBe('NOT_FOUND');
});

test('a change applied a day after its preview can still be undone for ten minutes', async () => {
  const part = await aPart(shop.database, { availableQuantity: 5 });
  const change = await prepare(idsOf(part), bringIn(3));
  const age = (column: string, by: string) =>
    shop.database.query(`UPDATE bulk_change SET ${column} = ${column} - $2::interval WHERE id = $1`, [
      change.id,
      by,
    ]);
  await age('created_at', '25 hours');
  await apply(change);
  await shop.runTask('housekeeping');

  await undo(change);

  expect((await shown(part)).availableQuantity).toBe(5);
  await shop.runTask('housekeeping');
  expect((await recent()).map(({ id }) => id)).toContain(change.id);
  await age('applied_at', '25 hours');
  await age('undone_at', '25 hours');
  await shop.runTask('housekeeping');
  expect(await refusalOf(undo(change))).toBe('NOT_FOUND');
});

test.each([
  ['neither parts nor a filter', {}, raiseByTen],
  ['both', { ids: ['0192f7a0-0000-7000-8000-000000000000'], filter: {} }, raiseByTen],
  ['no percentage', { filter: {} }, { kind: 'RAISE_BY_PERCENT' }],
  ['an amount in place of a percentage', { filter: {} }, { kind: 'RAISE_BY_PERCENT', amount: '1.00' }],
  ['three decimals', { filter: {} }, { kind: 'RAISE_BY_PERCENT', percent: 1.234 }],
  ['no units at all', { filter: {} }, { kind: 'BRING_IN', units: 0, reason: 'Count' }],
  ['units without a reason', { filter: {} }, { kind: 'WRITE_OFF', units: 1 }],
  ['units with an empty reason', { filter: {} }, { kind: 'WRITE_OFF', units: 1, reason: '  ' }],
])('%s is refused', async (_what, of, rule) => {
  expect(await refusalOf(prepare(of as { filter: object }, rule))).toBe('BAD_INPUT');
});

test('three parts and three hundred take the same number of statements', async () => {
  const statements = async (count: number) => {
    const parts = await Promise.all(Array.from({ length: count }, () => aPart(shop.database)));
    let change = await prepare(idsOf(...parts), bringIn(1));
    return (
      await recordSql(async () => {
        change = await prepare(idsOf(...parts), bringIn(1));
        await apply(change);
        await undo(change);
      })
    )
      .map(({ name, text }) => name ?? text)
      .filter((name) => !name.includes('pg_notify'));
  };
  await statements(1);
  expect(await statements(300)).toEqual(await statements(3));
});
