/**
 * `npm run bench [-- --only W1,W5 --seconds 2 --rounds 3 --name table --million --durable]`: the shop in production mode compared with bare servers, on a
 * generated database of 10,000 parts and orders, or of a million and ten million (docs/performance.md). Prints ratios, writes `bench/results/<name>.json`.
 * With `--durable`, Postgres waits for its disk. Ends with 1 when an answer was wrong, never because of a figure.
 */
import pg from 'pg';

import { generateShop } from './generate/generate-shop.js';
import { LoadGenerator } from './load/load-generator.js';
import type { Call } from './load/load-job.js';
import { measureProcess } from './measure/process-row.js';
import { type RowResult, runRow } from './measure/run-row.js';
import { Servers } from './measure/servers.js';
import { Postgres } from './programs/postgres.js';
import { migrate } from './programs/shop.js';
import { BARE_TABLES } from './references/bare-sql.js';
import { printRow } from './report/print-row.js';
import { readOptions } from './report/read-options.js';
import { writeResult } from './report/result-file.js';
import { coldRows } from './works/cold-rows.js';
import { cachedRows } from './works/cached-rows.js';
import { orderRows } from './works/order-rows.js';
import { readFacts, SETTLE_ORDERS } from './works/shop-facts.js';

const values = readOptions({
  only: { type: 'string' },
  seconds: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '3' },
  name: { type: 'string', default: 'table' },
  parts: { type: 'string', default: '10000' },
  orders: { type: 'string', default: '10000' },
  million: { type: 'boolean', default: false },
  durable: { type: 'boolean', default: false },
});
const CONNECTIONS = 32;
const [parts, orders] = values.million
  ? [1_000_000, 10_000_000]
  : [Number(values.parts), Number(values.orders)];

const postgres = await Postgres.start({ durable: values.durable });
const load = new LoadGenerator();
/** What must end before Postgres does. */
const open: (() => Promise<void>)[] = [];
try {
  const databaseUrl = await postgres.createDatabase('bench');
  migrate(databaseUrl);
  await generateShop(databaseUrl, { parts, orders, customers: Math.max(4_000, orders / 5) });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  open.push(() => database.end());
  await database.query('CREATE EXTENSION pg_stat_statements');
  await database.query(BARE_TABLES);
  const facts = await readFacts(database);
  const began = new Date();
  const settle = async () => {
    await database.query(SETTLE_ORDERS, [began]);
  };

  const servers = new Servers(databaseUrl);
  open.push(() => servers.stop());
  const writeEachSecond = (call: Call) => {
    const timer = setInterval(() => void send(servers, call), 1_000);
    return () => {
      clearInterval(timer);
    };
  };
  const only = values.only?.split(',');
  const rows = [
    ...cachedRows(facts, writeEachSecond),
    ...coldRows(facts),
    ...orderRows(facts, settle),
  ].filter(({ name }) => only?.some((wanted) => name.startsWith(wanted)) ?? true);
  const stand = { load, database, connections: CONNECTIONS, seconds: Number(values.seconds) };
  const results: RowResult[] = [];
  for (const row of rows) {
    const remembered = Object.values(row.runners).find(({ server }) => server === 'memory');
    if (remembered) await servers.teachMemory(remembered.calls);
    const result = await runRow(row, Number(values.rounds), stand, (server) => servers.get(server));
    printRow(result);
    results.push(result);
  }
  const shop = only ? undefined : await measureProcess(databaseUrl, await servers.shop('warm'));
  if (shop) console.log(`\nstart ${Math.round(shop.startMs.median)} ms, memory ${shop.memoryMb ?? '?'} MB`);
  console.log(
    writeResult(values.name, { connections: CONNECTIONS, seconds: stand.seconds, shop, rows: results }),
  );
} finally {
  for (const close of open.toReversed()) await close();
  load.stop();
  await postgres.stop();
}

/** Sends a change that must succeed: a failed one would leave nothing to measure. */
async function send(servers: Servers, { method, path, headers, body }: Call): Promise<void> {
  const { url } = await servers.shop('warm');
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":[')) throw new Error(`The change was refused: ${text}`);
}
