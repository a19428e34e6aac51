/**
 * `npm run bench:import [-- --rows 100000 --rate 10 --quiet 30 --name import --database url]`: a file of parts that is looked at, applied and undone in the shop in
 * production mode, while orders of the parts that it changes are placed all the time (docs/performance.md). Prints how ordering went
 * meanwhile beside how it went before and after, and what memory the shop took. Fails when an order was refused, the file did not go
 * through, or the books do not agree; never on a figure.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { generateFitment } from './generate/generate-fitment.js';
import { generateShop } from './generate/generate-shop.js';
import { ADMIN } from './generate/people.sql.js';
import { partsFile } from './import/parts-file.js';
import { type Ordering, SteadyOrders } from './import/steady-orders.js';
import { cpuMs, memoryMb } from './measure/cpu-time.js';
import { Postgres } from './programs/postgres.js';
import { inRoot } from './programs/project-root.js';
import { accessToken, migrate, startShop } from './programs/shop.js';
import { median } from './report/median.js';
import { writeResult } from './report/result-file.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '10' },
    quiet: { type: 'string', default: '30' },
    name: { type: 'string', default: 'import' },
    database: { type: 'string' },
  },
});
const [rows, rate, quietMs] = [Number(values.rows), Number(values.rate), Number(values.quiet) * 1000];
const CACHE_MB = 64;
const CUSTOMERS = 500;
const LOOK_MS = 250;

interface Row extends Ordering {
  readonly what: string;
  /** The most that the shop's process held meanwhile. */
  readonly peakMb: number;
  /** CPU that it used, in seconds. */
  readonly cpuSeconds: number;
}

const onStep = (step: string) => {
  console.error(step);
};
const postgres = values.database === undefined ? await Postgres.start() : undefined;
const url = values.database ?? (await generated());
const database = new pg.Client({ connectionString: url });
await database.connect();
const file = await partsFile(database, rows);
const shop = await startShop(url, CACHE_MB);
const token = await accessToken(ADMIN.uid);
const orders = new SteadyOrders(shop.url, file.changed, await customerTokens(), rate);
try {
  // The first orders find a shop that V8 has not compiled.
  await pause(quietMs);
  await orders.take();
  const done = [await during('quiet, before', () => pause(quietMs))];
  const id = await upload();
  done.push(await during('checking', () => stateAfter(id, 'CHECKING', 'READY')));
  done.push(await during('quiet, between', () => pause(quietMs)));
  await ask(`mutation ($id: ID!, $digest: String!) { applyImport(id: $id, digest: $digest) { state } }`, {
    id,
    digest: (await see(id)).digest,
  });
  done.push(await during('applying', () => stateAfter(id, 'APPLYING', 'APPLIED')));
  done.push(await during('quiet, after', () => pause(quietMs)));
  await ask('mutation ($id: ID!) { undoImport(id: $id) { state } }', { id });
  done.push(await during('undoing', () => stateAfter(id, 'UNDOING', 'UNDONE')));
  done.push(await during('quiet, at last', () => pause(quietMs)));
  await orders.stop();
  report(done);
  requireAgreement();
} finally {
  await orders.stop();
  await shop.stop();
  await database.end();
  await postgres?.stop();
}

async function generated(): Promise<string> {
  if (!postgres) throw new Error('There is no Postgres.');
  const of = await postgres.createDatabase('import');
  migrate(of);
  await generateShop(of, { parts: rows, orders: rows / 5, onStep });
  onStep('cars and numbers');
  await generateFitment(of);
  return of;
}

async function during(what: string, work: () => Promise<unknown>): Promise<Row> {
  onStep(what);
  let peakMb = 0;
  const cpuBefore = cpuMs(shop.pid) ?? NaN;
  const look = setInterval(() => (peakMb = Math.max(peakMb, memoryMb(shop.pid) ?? 0)), LOOK_MS);
  await work();
  clearInterval(look);
  const cpuSeconds = ((cpuMs(shop.pid) ?? NaN) - cpuBefore) / 1000;
  return { what, ...(await orders.take()), peakMb, cpuSeconds };
}

/** Ratios to the middle one of the quiet stretches, which lie around what is measured. */
function report(all: readonly Row[]): void {
  const quiet = all.filter(({ what }) => what.startsWith('quiet'));
  const [quietP95, quietMedian] = [
    median(quiet.map(({ p95 }) => p95)),
    median(quiet.map((row) => row.median)),
  ];
  const rated = all.map((row) => ({
    ...row,
    ratio: row.p95 / quietP95,
    medianRatio: row.median / quietMedian,
  }));
  for (const { what, seconds, orders: placed, p95, max, ratio, medianRatio, peakMb, ...row } of rated) {
    const figures = [seconds, row.median, p95, max, medianRatio, ratio].map((figure) => figure.toFixed(1));
    console.log(`| ${[what, placed, ...figures, row.cpuSeconds.toFixed(1), peakMb].join(' | ')} |`);
  }
  console.log(writeResult(values.name, { rows, ratePerSecond: rate, steps: rated }));
  const refused = rated.flatMap((row) => Object.keys(row.refused));
  if (refused.length > 0) throw new Error(`Orders were refused: ${refused.join(', ')}`);
}

async function customerTokens(): Promise<string[]> {
  const { rows: customers } = await database.query<{ uid: string }>(
    "SELECT uid FROM shop_user WHERE role = 'CUSTOMER' ORDER BY uid LIMIT $1",
    [CUSTOMERS],
  );
  return Promise.all(customers.map(({ uid }) => accessToken(uid)));
}

async function upload(): Promise<string> {
  const response = await fetch(`${shop.url}/imports/parts?name=parts.csv.gz`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: new Uint8Array(file.bytes),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

interface SeenImport {
  readonly state: string;
  readonly problem: string | null;
  readonly digest: string;
}

async function stateAfter(id: string, from: string, to: string): Promise<void> {
  for (;;) {
    const { state, problem } = await see(id);
    if (state === to) return;
    if (state !== from) throw new Error(`The import is ${state}: ${problem ?? ''}`);
    await pause(LOOK_MS);
  }
}

async function see(id: string): Promise<SeenImport> {
  const query = 'query ($id: ID!) { item: import(id: $id) { state problem digest } }';
  return (await ask<{ item: SeenImport }>(query, { id })).item;
}

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

function requireAgreement(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('graphql-api', 'dist', 'bundle', 'ledger-check.js')],
    { env: { PATH: process.env.PATH, DATABASE_URL: url }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The books do not agree: ${stdout}${stderr}`);
}
