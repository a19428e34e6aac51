import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { ledgerFaults } from '../support/ledger.js';
import { localEnvironment, ROOMY } from '../support/process-environment.js';
import { askServer } from '../support/connected.js';
import { ReplicatedPostgres } from '../support/replicated-postgres.js';
import type { ShopClient } from '../support/shop-client.js';
import { ShopProcess } from '../support/shop-process.js';
import { SteadyLoad } from '../support/steady-load.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

jest.setTimeout(900_000);

const ROUNDS = 5;
const PER_SECOND = 40;
/** As many customers as parts: orders of one customer take turns, and would use every connection to wait in. */
const BUYERS = 8;
/** Enough to open every connection of the pool. */
const CROWD = 24;
/** Time from the promotion to the first order. Milliseconds. */
const PATIENCE_MS = 10_000;

let servers: ReplicatedPostgres;
/** Looks on by the address that moves, like the process. */
let shop: TestShop;
let running: ShopProcess;
let customers: ShopClient[];
let partIds: string[];
beforeAll(async () => {
  servers = await ReplicatedPostgres.start();
  process.env.TEST_DATABASE_URL = servers.primaryUrl;
  const { url } = await createTestDatabase();
  await servers.caughtUp();
  shop = await createTestShop({ database: { url: servers.moving(url), drop: () => Promise.resolve() } });
  running = await ShopProcess.prepare({ ...localEnvironment(shop), ...ROOMY });
  await running.start();
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    const { email, idToken } = await shop.people.create({ email: `steady${index}@example.com` });
    const { body } = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
    const part = await aPart(shop.database, { availableQuantity: 1_000_000 });
    return { customer: running.as(body.token as string), part };
  });
  const all = await Promise.all(buyers);
  customers = all.map(({ customer }) => customer);
  partIds = all.map(({ part }) => part.id);
});
afterAll(async () => {
  await running.kill();
  await shop.close();
  await servers.end();
});

/** Orders one unit. Returns the status; `acknowledged` gets the order's id if the response has one. */
async function order(buyer: number, acknowledged: string[]): Promise<number> {
  const body = JSON.stringify({ partId: partIds[buyer], quantity: 1, ...delivery });
  const response = await customers[buyer]!.fetch('POST', '/orders', body);
  const { insertedId } = (await response.json()) as { insertedId?: string };
  if (insertedId) acknowledged.push(insertedId);
  return response.status;
}

/** Orders all the time, and looks at the parts. */
function load(acknowledged: string[]): SteadyLoad {
  return new SteadyLoad(PER_SECOND, async (turn) => {
    const buyer = Math.floor(turn / 2) % BUYERS;
    if (turn % 2 === 0) return order(buyer, acknowledged);
    return (await running.as().rest('GET', `/parts/${partIds[buyer]}`)).status;
  });
}

/** Those of these orders that the current primary does not have. */
async function lost(acknowledged: readonly string[]): Promise<string[]> {
  const direct = servers.direct(shop.env.DATABASE_URL);
  const stored = await askServer<{ id: string }>(direct, 'SELECT id FROM shop_order');
  const ids = new Set(stored.map(({ id }) => id));
  return acknowledged.filter((id) => !ids.has(id)).map((id) => `order ${id} is lost`);
}

/** Its machine disappears without notice: connections to it do not respond. Another is primary. */
async function vanish(): Promise<void> {
  servers.address.fallSilent();
  await servers.kill();
  await servers.promote();
  servers.move();
}

/** One death, promotion and move under load, and a new successor. Returns what was wrong, and when orders continued. */
async function round(
  die: () => Promise<void>,
): Promise<{ wrong: string[]; refused: number; recoveryMs: number }> {
  const acknowledged: string[] = [];
  const steady = load(acknowledged);
  await until(() => Promise.resolve(acknowledged.length > PER_SECOND), 'the load to run', 30_000);
  await die();
  const [promotedAt, acknowledgedBefore] = [performance.now(), acknowledged.length];
  await until(
    () => Promise.resolve(acknowledged.length > acknowledgedBefore),
    'the first order',
    PATIENCE_MS,
  );
  const recoveryMs = performance.now() - promotedAt;
  await until(
    () => Promise.resolve(acknowledged.length > acknowledgedBefore + 5 * PER_SECOND),
    'orders to go on',
    60_000,
  );
  const answers = await steady.stop();

  const wrong: string[] = [];
  for (const { sentAt, status, took } of answers) {
    if (status !== 200 && (status !== 503 || sentAt > promotedAt + PATIENCE_MS))
      wrong.push(
        `${status} after ${took.toFixed(0)} ms, asked ${((sentAt - promotedAt) / 1000).toFixed(1)} s after the promotion`,
      );
  }
  wrong.push(...(await lost(acknowledged)));
  for (const partId of partIds) {
    const isCachedAnswerOld = async (turn: number) => {
      const cached = await running.as().rest('GET', `/parts/${partId}`);
      const fresh = await running.as().rest('GET', `/parts/${partId}?fresh=${promotedAt + turn}`);
      return JSON.stringify(cached.body) !== JSON.stringify(fresh.body);
    };
    // An order whose answer was 503 may still be committed between the two. A cached answer that is old stays old.
    if ((await isCachedAnswerOld(0)) && (await isCachedAnswerOld(1))) wrong.push('an old answer was cached');
  }
  wrong.push(...(await ledgerFaults(shop.database)).map((fault) => JSON.stringify(fault)));
  wrong.push(...(running.printed.match(/.*"msg":"(?:fault|uncaught exception)".*/g) ?? []));
  await servers.succeed();
  return { wrong, refused: answers.filter(({ status }) => status === 503).length, recoveryMs };
}

async function rounds(what: string, die: () => Promise<void>): Promise<void> {
  const all = [];
  for (let turn = 0; turn < ROUNDS; turn++) all.push(await round(die));
  const violations = all.flatMap(({ wrong }) => wrong);
  const times = all.map(({ recoveryMs }) => recoveryMs);
  const refused = all.reduce((sum, one) => sum + one.refused, 0);
  report({
    row: 'C53',
    what: `${what} under ${PER_SECOND} requests/s (${refused} answers of 503)`,
    runs: ROUNDS,
    faults: ROUNDS,
    violations: violations.length,
    recoveryMs: Math.max(...times),
  });
  expect(violations).toEqual([]);
}

describe('C53', () => {
  test('the primary is killed, its standby is promoted, and the address moves', () =>
    rounds('primary killed, standby promoted', async () => {
      await servers.kill();
      await servers.promote();
      servers.move();
    }));

  test("the primary's machine disappears, and connections to it stay silent", () =>
    rounds('primary silent, standby promoted', vanish));

  test('the address moves before the standby accepts writes, and orders are refused until it does', () =>
    rounds('address moved two seconds before the promotion', async () => {
      await servers.kill();
      servers.move();
      const movedAt = performance.now();
      await until(() => Promise.resolve(performance.now() - movedAt > 2_000), 'two seconds to pass');
      await servers.promote();
    }));

  test("the primary's machine disappears under load, and the remaining client does not try dead connections one by one", async () => {
    const acknowledged: string[] = [];
    const times: number[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      const page = `/parts/${partIds[0]}?fresh=${turn}-`;
      const crowd = Array.from({ length: CROWD }, (_, one) => running.as().rest('GET', `${page}${one}`));
      await Promise.all(crowd);
      await vanish();
      const promotedAt = performance.now();
      await until(
        async () => (await order(0, acknowledged)) === 200,
        'an order of one customer alone',
        PATIENCE_MS,
      );
      times.push(performance.now() - promotedAt);
      await servers.succeed();
    }
    report({
      row: 'C53',
      what: 'primary silent after a crowd, one customer left',
      runs: ROUNDS,
      faults: ROUNDS,
      violations: (await lost(acknowledged)).length,
      recoveryMs: Math.max(...times),
    });
    expect(await lost(acknowledged)).toEqual([]);
  });
});
