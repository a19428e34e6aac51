import { Role } from '../../src/auth/role.js';
import type { BuiltWeb } from '../../src/http/pages.js';
import { type AskedServers, askedServers } from '../support/asked-servers.js';
import { delivery, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { recordedLog } from '../support/log-lines.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { Standby } from '../support/standby.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

const ADD = 'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }';
const REPRICE =
  'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }';
const NEWEST = '{ parts(first: 6) { nodes { id name price availableQuantity } } }';

const { log, lines } = recordedLog();
let primary: OwnPostgres;
let standby: Standby;
let database: TestDatabase;
let shop: TestShop;
/** Runs on the same database; a change of the one is news to the other. */
let other: TestShop;
let admin: Customer;
beforeAll(async () => {
  primary = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = primary.url;
  database = await createTestDatabase();
  standby = await Standby.of(primary.url);
  const replica = new URL(standby.url);
  replica.pathname = new URL(database.url).pathname;
  const env = { RESPONSE_CACHE_MB: '8', DATABASE_REPLICA_URL: replica.href };
  shop = await createTestShop({ database, env, log, web: aWeb() });
  const borrowed = { url: database.url, drop: () => Promise.resolve() };
  other = await createTestShop({ database: borrowed, env, web: aWeb() });
  admin = await shop.signIn({ role: Role.ADMIN });
  await addPart();
});
beforeEach(async () => {
  await servedByReplica(shop);
  await servedByReplica(other);
  lines.length = 0;
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await standby.kill();
  await primary.end();
});

/** A web app whose every page shows the newest parts. */
function aWeb(): BuiltWeb {
  return {
    clientDir: __dirname,
    template: '<html></html>',
    app: {
      renderPage: async ({ execute }) => {
        const { data } = await execute({ query: NEWEST });
        return { status: 200, html: `<p>${JSON.stringify(data)}</p>` };
      },
      sitemapPages: ({ partIds }) => partIds.map((id) => ({ path: `/catalogue/${id}` })),
      trustedDocuments: {},
    },
  };
}

async function addPart(): Promise<string> {
  const input = { ...showable, name: 'Added', price: '64.90', orderQuantity: 1, availableQuantity: 9 };
  const { data } = await admin.graphql(ADD, { input });
  return (data as unknown as { addPart: { id: string } }).addPart.id;
}

let asked = 0;
/** An address that no one asked before: never cached. */
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}fresh=${(asked += 1)}`;
const neverCached = () => NEWEST.replace('parts', `read${(asked += 1)}: parts`);
const statusOf = async (path: string, { url } = shop) => (await fetch(url + path)).status;
const textOf = async (path: string, { url } = shop) => (await fetch(url + path)).text();

/**
 * Reads until the replica alone serves the read. Whenever the replica has not replayed the newest change, also one of a task,
 * the primary serves, as the shop means it to.
 */
function onceReplicaServes(read: () => Promise<unknown>): Promise<AskedServers> {
  return until(async () => {
    const servers = await askedServers(read);
    return servers(standby).length > 0 && servers(primary).length === 0 && servers;
  }, 'the replica alone to serve');
}

const servedByReplica = (of: TestShop) => onceReplicaServes(() => statusOf(fresh('/sitemap.xml'), of));

const PUBLIC = ['/parts', '/reviews', '/sitemap.xml', '/', '/catalogue?q=disc'];

describe('the replica answers visitors:', () => {
  test.each(PUBLIC)('%s', async (path) => {
    const servers = await onceReplicaServes(() => statusOf(fresh(path)));

    expect(servers(standby)).not.toEqual([]);
  });

  test('also over GraphQL', async () => {
    const servers = await onceReplicaServes(() => shop.visitor.graphql(neverCached()));

    expect(servers(standby)).not.toEqual([]);
  });
});

describe('the primary answers signed-in users:', () => {
  let customer: Customer;
  let partId: string;
  beforeAll(async () => {
    customer = await shop.signIn({});
    partId = await addPart();
  });
  const calls: Record<string, () => Promise<unknown>> = {
    'the catalogue': () => customer.graphql(NEWEST),
    'parts for an admin': () => admin.rest('GET', '/parts'),
    'an order': () => customer.rest('POST', '/orders', { partId, quantity: 1, ...delivery }),
    "one's own orders": () => customer.graphql('{ myOrders(first: 5) { nodes { id } } }'),
    'all orders': () => admin.graphql('{ orders(first: 5) { nodes { id } } }'),
  };

  test.each(Object.keys(calls))('%s', async (what) => {
    const servers: AskedServers = await askedServers(async () => {
      expect(await calls[what]?.()).not.toHaveProperty('errors');
    });

    expect(servers(standby).filter((text) => !text.includes('pg_'))).toEqual([]);
    expect(servers(primary)).not.toEqual([]);
  });
});

describe('while the replica lags', () => {
  beforeEach(() => standby.ask('SELECT pg_wal_replay_pause()'));
  afterEach(() => standby.ask('SELECT pg_wal_replay_resume()'));

  test('a change shows at once in every instance, and nothing outdated is cached', async () => {
    const id = await addPart();
    expect(await textOf('/sitemap.xml')).toContain(id);
    await until(
      async () => (await textOf('/sitemap.xml', other)).includes(id),
      'the other instance to hear of it',
    );

    await admin.graphql(REPRICE, { id, price: '77.00' });
    for (const path of ['/parts', '/']) {
      expect(await textOf(path)).toContain('77');
      await until(async () => (await textOf(path, other)).includes('77'), 'the other instance to hear of it');
    }

    await standby.ask('SELECT pg_wal_replay_resume()');
    await servedByReplica(other);
    for (const instance of [shop, other]) {
      expect(await textOf('/parts', instance)).toContain('77');
      expect(await textOf('/sitemap.xml', instance)).toContain(id);
    }
  });

  test('reads move to the primary within seconds, with one log line, and the shop stays ready', async () => {
    await addPart();
    await until(() => Promise.resolve(lines.length > 0), 'the log');
    await addPart();
    const servers = await askedServers(() => statusOf(fresh('/sitemap.xml')));

    expect(servers(standby)).toEqual([]);
    expect(await statusOf('/readyz')).toBe(200);
    expect(lines.map(({ msg }) => msg)).toEqual(['replica lagging: reads go elsewhere']);
  });
});

describe('when the replica is lost under load, no request fails and reads return to it later:', () => {
  const ways: Record<string, { lose: () => Promise<void>; bring: () => Promise<void> | void }> = {
    'it falls silent': {
      lose: () => standby.freeze(),
      bring: () => standby.thaw(),
    },
    'it is killed': { lose: () => standby.kill(), bring: () => standby.start() },
  };

  test.each(Object.keys(ways))('%s', async (how) => {
    const statuses = new Set<number>();
    let losing = true;
    const clients = Array.from({ length: 8 }, async () => {
      while (losing) statuses.add(await statusOf(fresh('/sitemap.xml')));
    });
    const { lose, bring } = ways[how]!;

    await lose();
    await until(() => Promise.resolve(lines.length > 0), 'the log');
    const during = await statusOf(fresh('/sitemap.xml'));
    losing = false;
    await Promise.all(clients);

    expect(during).toBe(200);
    expect(statuses).toEqual(new Set([200]));
    expect(await statusOf('/readyz')).toBe(200);
    expect(lines.map(({ msg }) => msg)).toEqual(['replica unreachable: reads go elsewhere']);
    await bring();
    await servedByReplica(shop);
  });
});
