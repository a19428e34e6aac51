import { randomUUID } from 'node:crypto';

import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { type AskedServers, askedServers } from '../support/asked-servers.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { FaultyProxy } from '../support/faulty-proxy.js';
import { recordedLog } from '../support/log-lines.js';
import { ROOMY } from '../support/process-environment.js';
import { askServer } from '../support/connected.js';
import { ReplicatedPostgres } from '../support/replicated-postgres.js';
import { runCommand } from '../support/run-command.js';
import { Standby } from '../support/standby.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

jest.setTimeout(180_000);

const REPRICE =
  'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }';

const { log, lines } = recordedLog();
let servers: ReplicatedPostgres;
/** Reads from replicas: `follower` follows the primary of the day, `ahead` gets more of the log than the successor. */
let follower: Standby;
let ahead: Standby;
/** The follower receives the log through this. */
let stream: FaultyProxy;
let shop: TestShop;
let customer: Customer;
let admin: Customer;
let part: Part;
/** The part that visitors look at, and no one orders. */
let shown: Part;
beforeAll(async () => {
  servers = await ReplicatedPostgres.start();
  const { primaryUrl } = servers;
  process.env.TEST_DATABASE_URL = primaryUrl;
  const { url } = await createTestDatabase();
  stream = await FaultyProxy.before(new URL(primaryUrl).host);
  const streamed = new URL(primaryUrl);
  streamed.host = stream.host;
  follower = await Standby.of(primaryUrl, { follows: streamed.href });
  ahead = await Standby.of(primaryUrl);
  const replicas = [follower, ahead].map((standby) => {
    const replica = new URL(url);
    replica.host = new URL(standby.url).host;
    return replica.href;
  });
  await servers.caughtUp();
  shop = await createTestShop({
    database: { url: servers.moving(url), drop: () => Promise.resolve() },
    forRequests: true,
    env: { ...ROOMY, RESPONSE_CACHE_MB: '8', DATABASE_REPLICA_URL: replicas.join(',') },
    log,
  });
  [customer, admin] = await Promise.all([shop.signIn({}), shop.signIn({ role: Role.ADMIN })]);
  part = await aPart(shop.database, { availableQuantity: 100_000 });
  shown = await aPart(shop.database, { priceMinor: 5000 });
});
afterAll(async () => {
  await shop.close();
  await Promise.all([follower.kill(), ahead.kill()]);
  await stream.close();
  await servers.end();
});

/** Sends the same order request until it is placed. Returns the order's id. */
async function orderForSure(isOpen: () => boolean): Promise<string | undefined> {
  const key = randomUUID();
  while (isOpen()) {
    const { status, body } = await order(key);
    if (status === 200) return body.insertedId as string;
    // The first request may still wait for the successor.
    if (status !== 503 && body.code !== 'IDEMPOTENCY_IN_PROGRESS')
      throw new Error(`${status} ${JSON.stringify(body)}`);
  }
  return undefined;
}

const order = (key: string) =>
  customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery }, { 'Idempotency-Key': key });

const page = () => `/parts/${shown.id}`;
let asked = 0;
/** The same under a URL that was never requested before: never cached. */
const fresh = () => `${page()}?fresh=${(asked += 1)}`;
const priceAt = async (path: string): Promise<unknown> => {
  const { status, body } = await shop.visitor.rest('GET', path);
  return status === 200 ? (body.price as number) : status;
};
/** The same with retries: a request on a connection from before the move is refused, and the connection replaced. */
async function priceShownAt(path: string): Promise<unknown> {
  for (;;) {
    const price = await priceAt(path);
    if (price !== 503) return price;
  }
}
const whoServes = (): Promise<AskedServers> => askedServers(() => priceAt(fresh()));

/** Waits until visitors' reads arrive at this replica. */
const servedBy = (standby: Standby) =>
  until(async () => (await whoServes())(standby).length > 0, 'the replica to serve', 20_000);

/** Sends enough requests for each replica's turn. Returns the servers that were queried. */
const showNothingOld = () =>
  askedServers(async () => {
    for (let turn = 0; turn < 8; turn++)
      expect(await Promise.all([priceShownAt(fresh()), priceShownAt(page())])).toEqual([88, 88]);
  });

describe('C53', () =>
  test('when the primary dies silently and its standby is promoted, orders go on, none is lost, and no outdated page is shown', async () => {
    await servedBy(follower);
    await servedBy(ahead);
    let isOpen = true;
    const acknowledged: string[] = [];
    const buyers = Array.from({ length: 4 }, async () => {
      while (isOpen) {
        const id = await orderForSure(() => isOpen);
        if (id) acknowledged.push(id);
      }
    });
    await until(() => Promise.resolve(acknowledged.length > 20), 'orders to be placed');

    // The end of the log reaches neither the follower nor the successor; it is seen all the same.
    stream.fallSilent();
    servers.cutOff();
    await askServer(
      servers.direct(shop.env.DATABASE_URL),
      `SET synchronous_commit = local;
       UPDATE part SET price_minor = 7700 WHERE id = '${shown.id}'`,
    );
    await until(async () => (await priceAt(fresh())) === 77, 'the price that will be lost', 20_000);
    await until(
      () => Promise.resolve(lines.some(({ msg }) => msg === 'replica lagging: reads go elsewhere')),
      'the follower to lag',
    );
    servers.address.fallSilent();
    await servers.kill();
    await servers.promote();
    servers.move();
    stream.moveTo(new URL(servers.primaryUrl).host);
    const acknowledgedBefore = acknowledged.length;
    await until(
      () => Promise.resolve(acknowledged.length > acknowledgedBefore),
      'an order to be placed',
      10_000,
    );
    isOpen = false;
    await Promise.all(buyers);

    const rows = await askServer<{ id: string }>(
      servers.direct(shop.env.DATABASE_URL),
      'SELECT id FROM shop_order',
    );
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const ledger = await runCommand('ledger-check.js', [], servers.direct(shop.env.DATABASE_URL));
    expect(ledger).toEqual({ code: 0, output: 'all agrees', complaint: '' });

    await until(async () => (await priceAt(page())) === 50, 'what was lost to be forgotten');
    await admin.graphql(REPRICE, { id: shown.id, price: '88.00' });
    await showNothingOld();
    await servedBy(follower);
    expect((await showNothingOld())(ahead)).toEqual([]);
  }));
