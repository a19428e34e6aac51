/**
 * `npm run soak [-- --minutes 30] [--rate 50] [--name soak | --json]`: mixed load on the built shop as `npm start` runs it, with
 * demo data, on ports and data of its own: browsing, ordering, paying, shipping, restocking. Prints what it found,
 * writes `bench/results/<name>.json` (`--json` prints it instead) and ends with 1 when something is wrong: an error, memory or connections that grow
 * (memory counts from ten minutes on), a ledger that does not agree.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { type DemoShop, startDemoShop } from './programs/demo-shop.js';
import { inRoot } from './programs/project-root.js';
import { readOptions } from './report/read-options.js';
import { writeResult } from './report/result-file.js';
import { Cast } from './soak/cast.js';
import { browse, type Journey, purchase, type SoakPart } from './soak/journeys.js';
import { pace } from './soak/pace.js';
import { Failed, Traffic } from './soak/traffic.js';
import { judge, percent, type Verdict } from './soak/verdict.js';
import { watch } from './soak/watch.js';

const CUSTOMERS = 60;
/** Each third request is a step of someone's purchase. */
const PURCHASING = 3;
const SAMPLES = 180;
const RENEW_MS = 25 * 60_000;
const MEMORY_MINUTES = 10;

const values = readOptions({
  minutes: { type: 'string', default: '30' },
  rate: { type: 'string', default: '50' },
  name: { type: 'string', default: 'soak' },
  json: { type: 'boolean', default: false },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];

// All of them come from one address: limits by address would be all that is measured.
const shop = await startDemoShop({ RATE_LIMITS: 'off' });
try {
  const verdict = await soak(shop);
  if (values.json) console.log(JSON.stringify(verdict));
  else {
    print(verdict);
    console.log(writeResult(values.name, { minutes, rate, ...verdict }));
  }
  process.exitCode = verdict.violations.length > 0 ? 1 : 0;
} finally {
  await shop.stop();
}

async function soak(shop: DemoShop): Promise<Verdict> {
  const traffic = new Traffic(shop.url);
  const cast = await Cast.of(shop, CUSTOMERS);
  const parts = await orderableParts(shop);
  const paidBefore = await paidOrders(shop);
  const renewal = setInterval(() => {
    cast.renew().catch((error: unknown) => console.error(error));
  }, RENEW_MS);
  const over = new AbortController();
  const watching = watch(
    { pid: shopPid(shop), databaseUrl: shop.databaseUrl },
    (minutes * 60) / SAMPLES,
    over.signal,
  );
  const waiting: Journey[] = [];
  let [purchases, looks] = [0, 0];
  const take = async (turn: number): Promise<void> => {
    if (turn % PURCHASING > 0) return browse(traffic, cast, parts, looks++);
    const journey = waiting.shift() ?? purchase(traffic, cast, parts, purchases++);
    const { done } = await journey.next();
    if (!done) waiting.push(journey);
  };
  await pace(rate, minutes * 60, (turn) => take(turn).catch(onlyCounted));
  for (const journey of waiting) await finish(journey).catch(onlyCounted);
  clearInterval(renewal);
  over.abort();
  return judge(
    {
      traffic,
      glimpses: await watching,
      errorLines: errorLines(shop),
      ledger: await ledger(shop),
      paidInDatabase: (await paidOrders(shop)) - paidBefore,
    },
    { judgeMemory: minutes >= MEMORY_MINUTES },
  );
}

async function finish(journey: Journey): Promise<void> {
  for await (const _step of journey);
}

/** What failed at the shop is in the count already; anything else is a fault of this program. */
function onlyCounted(error: unknown): void {
  if (!(error instanceof Failed)) throw error;
}

async function orderableParts({ url }: DemoShop): Promise<SoakPart[]> {
  const response = await fetch(`${url}/parts`);
  const parts = (await response.json()) as (SoakPart & { availableQuantity: number })[];
  // Some orders of each are under way at the same time, and a customer may order at most half of a part's stock.
  return parts.filter(({ orderQuantity, availableQuantity }) => availableQuantity >= 8 * orderQuantity);
}

function shopPid({ pids }: DemoShop): number {
  const main = pids.find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join('dist', 'bundle', 'main.js'));
    } catch {
      return false;
    }
  });
  return main ?? 0;
}

/** Lines of the shop's log at the level of errors or above, and every line that is not the logger's. */
function errorLines({ folder }: DemoShop): string[] {
  return readFileSync(join(folder, 'logs', 'shop.log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && (!line.startsWith('{') || /"level":"(?:error|fatal)"/.test(line)));
}

async function ledger({ databaseUrl }: DemoShop): Promise<string> {
  return new Promise((resolve) => {
    const program = inRoot('graphql-api', 'dist', 'bundle', 'ledger-check.js');
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
    execFile(process.execPath, [program], { env }, (_error, stdout, stderr) =>
      resolve((stdout + stderr).trim()),
    );
  });
}

async function paidOrders({ databaseUrl }: DemoShop): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ paid: number }>(
    'SELECT count(*)::integer AS paid FROM shop_order WHERE paid_at IS NOT NULL',
  );
  await client.end();
  return rows[0]?.paid ?? 0;
}

function print(verdict: Verdict): void {
  console.table(verdict.latency);
  const { requests, failures, memory, connections, ledger: book, paid } = verdict;
  console.log(
    `${requests} requests in ${minutes} min, ${failures} failed, ${verdict.errorLines} errors in the log`,
  );
  for (const example of [...verdict.examples, ...verdict.errors]) console.log(`  ${example}`);
  console.log(
    `memory by thirds of the run: ${memory.thirds.join(', ')} MB; last against before: ${percent(memory.growth)}`,
  );
  console.log(`connections by thirds: ${connections.thirds.join(', ')}; at most ${connections.most}`);
  console.log(`ledger: ${book}; ${paid.confirmed} payments confirmed, ${paid.inDatabase} orders paid`);
  console.log(
    verdict.violations.length > 0 ? `VIOLATIONS: ${verdict.violations.join('; ')}` : 'no violations',
  );
}
