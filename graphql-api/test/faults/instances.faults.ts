import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart, delivery } from '../support/builders.js';
import { Instances } from '../support/instances.js';
import type { Customer } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { createStoryShop, runStories } from '../support/interleaving.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import { paymentsThatCheckThenWrite } from '../support/naive-payments.js';
import { preloaded } from '../support/preloaded.js';
import { until } from '../support/until.js';

jest.setTimeout(600_000);

const INSTANCES = 3;
const BUYERS = 50;
const ROUNDS = 20;
const SEEDS = [20261121, 7, 42];

const roomy = { OPEN_HOLDS_PER_USER: '10000', HOLD_UNITS_VERIFIED: '1000000', HOLD_SHARE_PERCENT: '100' };

let instances: Instances;
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const one of opened.splice(0)) await one.close();
});

const startInstances = async (env: Record<string, string>) => {
  instances = await Instances.start(INSTANCES, env);
  opened.push(instances);
};

const crowdOf = (count: number) => Promise.all(Array.from({ length: count }, () => instances.signIn()));

const buyAtOnce = async (crowd: readonly Customer[], part: Part, headers: Record<string, string> = {}) => {
  const answers = await Promise.all(
    crowd.map((buyer) =>
      buyer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery }, headers),
    ),
  );
  return answers.map(({ status, body }) => ({ status, id: body?.insertedId as string | undefined }));
};

describe('C2', () => {
  test(`${BUYERS} buyers of the last unit at ${INSTANCES} instances, ${ROUNDS} times: one order each time`, async () => {
    await startInstances(roomy);
    const crowd = await crowdOf(BUYERS);
    const sold: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const part = await aPart(instances.shop.database, { availableQuantity: 1 });
      const answers = await buyAtOnce(crowd, part);
      sold.push(answers.filter(({ status }) => status === 200).length);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    }

    const violations = sold.filter((count) => count !== 1).length;
    report({
      row: 'C2',
      what: `${BUYERS} buyers of the last unit at ${INSTANCES} instances`,
      runs: ROUNDS,
      faults: 0,
      violations,
    });
    expect(violations).toBe(0);
    expect(await ledgerFaults(instances.shop.database)).toEqual([]);
  });

  test('control: with stock that reads first and writes later, several instances sell the last unit more than once', async () => {
    await startInstances({ ...roomy, ...preloaded('naive-stock.mjs') });
    const part = await aPart(instances.shop.database, { availableQuantity: 1 });

    const answers = await buyAtOnce(await crowdOf(8), part);

    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(await ledgerFaults(instances.shop.database)).not.toEqual([]);
  });
});

describe('C4', () =>
  test(`the same key at ${INSTANCES} instances at once, ${ROUNDS} times: one order`, async () => {
    await startInstances(roomy);
    const customer = await instances.signIn();
    const part = await aPart(instances.shop.database, { availableQuantity: 1000 });
    let violations = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const same = Array.from({ length: 20 }, () => customer);
      const answers = await buyAtOnce(same, part, { 'Idempotency-Key': `key-${round}` });
      // A caller that comes while the first is still running gets an error and retries.
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThan(0);
      if (new Set(done.map(({ id }) => id)).size !== 1) violations += 1;
    }

    const [{ orders }] = await instances.shop.database.query<[{ orders: number }]>(
      'SELECT count(*)::integer AS orders FROM shop_order',
    );
    report({
      row: 'C4',
      what: `the same key 20 times at ${INSTANCES} instances`,
      runs: ROUNDS,
      faults: 0,
      violations,
    });
    expect([orders, violations]).toEqual([ROUNDS, 0]);
  }));

describe('C11', () => {
  test('500 orders at one instance with slow calls to Stripe, every event three times, in random interleavings', async () => {
    const shop = await createStoryShop(SEEDS[0]!);
    opened.push(shop);

    const outcomes = await runStories(shop, SEEDS[0]!, 500);

    const violations = [...(await moneyFaults(shop)), ...shop.troubles];
    report({
      row: 'C11',
      what: `500 stories at one instance, seed ${SEEDS[0]}`,
      runs: 500,
      faults: 0,
      violations: violations.length,
    });
    expect(violations).toEqual([]);
    // These counts make the run meaningful: enough orders, and every possible outcome of a payment.
    expect(outcomes['order ok']).toBeGreaterThanOrEqual(400);
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining([
        'confirm ok',
        'delete ok',
        'delete ORDER_ALREADY_PAID',
        'open ORDER_NOT_PAYABLE',
      ]),
    );
    const { data: refunds } = await shop.stripe.refunds.list({ limit: 1 });
    expect(refunds).toHaveLength(1);
  });

  test('control: a hundred of these stories expose payments that read first and write later', async () => {
    const shop = await createStoryShop(SEEDS[0]!);
    opened.push(shop);
    paymentsThatCheckThenWrite(shop);

    await runStories(shop, SEEDS[0]!, 100);

    const kinds = (await moneyFaults(shop)).map((fault) => fault.replace(/:.*/, '').replace(/\d+/, 'n'));
    // Now and then also "settled n times"; that one takes three webhooks within the same millisecond.
    expect([...new Set(kinds)]).toEqual(expect.arrayContaining(['charged without order', 'ledger']));
  });

  test.each(SEEDS)(
    `500 orders at ${INSTANCES} instances with frequent tasks, in random interleavings (seed %i)`,
    async (seed) => {
      await startInstances({
        ...roomy,
        DATABASE_POOL: '14',
        ...preloaded('hurried-tasks.mjs'),
      });
      const shop = await instances.storyShop();

      const outcomes = await runStories(shop, seed, 500);

      // On a busy machine the payments sandbox can be slower than the shop waits: refused for now, and counted.
      const refused = shop.troubles.filter((trouble) => trouble.includes('SERVICE_UNAVAILABLE'));
      const troubles = shop.troubles.filter((trouble) => !refused.includes(trouble));
      const violations = [...(await moneyFaults(shop)), ...troubles];
      report({
        row: 'C11',
        what: `500 stories at ${INSTANCES} instances, seed ${seed} (${refused.length} answers of 503)`,
        runs: 500,
        faults: 0,
        violations: violations.length,
      });
      expect(violations).toEqual([]);
      expect(outcomes['order ok']).toBeGreaterThanOrEqual(400);
      expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['confirm ok', 'delete ok']));
      expect(await staleInstances()).toEqual([]);
    },
  );
});

/** Instances whose cached response about a part still differs from the database, a moment after the last change. */
async function staleInstances(): Promise<string[]> {
  const parts = await instances.shop.database.query<{ id: string; available: number }[]>(
    'SELECT id, available_quantity AS available FROM part ORDER BY id',
  );
  const stale = async () => {
    const found: string[] = [];
    for (const instance of instances.processes) {
      for (const { id, available } of parts) {
        const { body } = await instance.as().rest('GET', `/parts/${id}`);
        if (body.availableQuantity !== available) found.push(`${instance.url} ${id}`);
      }
    }
    return found;
  };
  await until(async () => (await stale()).length === 0, 'the instances to agree').catch(() => undefined);
  return stale();
}

describe('C41', () =>
  test(`of 100 unpaid orders of one customer at ${INSTANCES} instances five are held and expire, and others can buy`, async () => {
    await startInstances({
      OPEN_HOLDS_PER_USER: '5',
      HOLD_SHARE_PERCENT: '100',
      ...preloaded('hurried-tasks.mjs'),
    });
    const [hoarder, buyer] = [await instances.signIn(), await instances.signIn()];
    const part = await aPart(instances.shop.database, { availableQuantity: 100 });

    const answers = await buyAtOnce(
      Array.from({ length: 100 }, () => hoarder),
      part,
    );

    const held = answers.filter(({ status }) => status === 200).length;
    report({
      row: 'C41',
      what: `100 unpaid orders of one customer at ${INSTANCES} instances`,
      runs: 1,
      faults: 100,
      violations: held === 5 ? 0 : 1,
    });
    expect(held).toBe(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(95);
    expect((await buyAtOnce([buyer], part))[0]?.status).toBe(200);
    await instances.shop.database.query(
      "UPDATE shop_order SET hold_expires_at = now() - interval '1 second' WHERE user_uid = $1",
      [hoarder.uid],
    );
    await until(async () => {
      const [{ available }] = await instances.shop.database.query<[{ available: number }]>(
        'SELECT available_quantity AS available FROM part WHERE id = $1',
        [part.id],
      );
      return available === 99;
    }, 'the holds to lapse');
    expect(await ledgerFaults(instances.shop.database)).toEqual([]);
  }));
