/**
 * `npm run bench:search [-- --parts 50000 --asks 40 --seconds 3 --only regexp --database url]`: searches, suggestions and lists for a car, asked
 * of the shop in production mode without its cache, beside the same statements sent bare, in turns (docs/performance.md). A
 * database of one's own must log as `RECORDING` says. Prints how long 95 of 100 take at most, and the half of them, and the ratios;
 * never fails on a figure.
 */
import { parseArgs } from 'node:util';

import pg from 'pg';

import { generateFitment } from './generate/generate-fitment.js';
import { generateShop } from './generate/generate-shop.js';
import { askGraphql, readGraphql } from './measure/ask-graphql.js';
import { cpuMs } from './measure/cpu-time.js';
import { inTurns } from './measure/in-turns.js';
import { RECORDING, type SentStatement, statementsDuring } from './measure/recorded-statements.js';
import { Postgres } from './programs/postgres.js';
import { migrate, startShop } from './programs/shop.js';
import { writeResult } from './report/result-file.js';
import { searchQuestions } from './works/search-questions.js';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '50000' },
    asks: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
  },
});
const TURNS = { warmUp: 10, least: Number(values.asks), seconds: Number(values.seconds) };
/** Long enough for V8 to have compiled what a shop under way has compiled. */
const WARM_UP_SECONDS = 8;

const postgres = values.database === undefined ? await Postgres.start(RECORDING) : undefined;
const url = values.database ?? (await generated());
const database = new pg.Client({ connectionString: url });
await database.connect();
const shop = await startShop(url, 0);
try {
  const asked = Object.entries(searchQuestions).filter(([name]) => new RegExp(values.only).test(name));
  await warmUp(asked.map(([, query]) => query));
  const rows = [];
  for (const [name, query] of asked) {
    const row = await measure(name, query);
    rows.push(row);
    printRow(row);
  }
  const { parts, asks } = values;
  console.log(writeResult('search', { parts: Number(parts), asks: Number(asks), rows }));
} finally {
  await shop.stop();
  await database.end();
  await postgres?.stop();
}

async function generated(): Promise<string> {
  if (!postgres) throw new Error('There is no Postgres.');
  const of = await postgres.createDatabase('search');
  migrate(of);
  const onStep = (step: string) => {
    console.error(step);
  };
  await generateShop(of, { parts: Number(values.parts), orders: 1000, onStep });
  onStep('cars and numbers');
  await generateFitment(of);
  return of;
}

async function warmUp(queries: readonly string[]): Promise<void> {
  const until = performance.now() + WARM_UP_SECONDS * 1000;
  while (performance.now() < until) for (const query of queries) await askGraphql(shop.url, query);
}

/** All in milliseconds but the ratios and the bytes. */
async function measure(name: string, query: string) {
  const bytes = Buffer.byteLength(await readGraphql(shop.url, query));
  const { length } = await askGraphql(shop.url, query);
  let asks = 0;
  const ask = async () => {
    asks++;
    const answer = await askGraphql(shop.url, query);
    // Nothing changes meanwhile: what is not as long as before is an error.
    if (answer.length !== length) throw new Error(`Not what was answered before: ${query}`);
  };
  const statements = await statementsDuring(database, ask);
  const [cpuBefore, asksBefore] = [cpuMs(shop.pid) ?? NaN, asks];
  const [ours, bare] = await inTurns([ask, () => sendBare(statements)], TURNS);
  return {
    name,
    statements: statements.length,
    bytes,
    ours,
    bare,
    ratio: ours.p95 / bare.p95,
    medianRatio: ours.median / bare.median,
    /** CPU of the shop's process for each ask. */
    cpu: ((cpuMs(shop.pid) ?? NaN) - cpuBefore) / (asks - asksBefore),
  };
}

function printRow({ name, statements, ours, bare, ...row }: Awaited<ReturnType<typeof measure>>): void {
  const figures = [ours.p95, bare.p95, row.ratio, ours.median, bare.median, row.medianRatio, row.cpu];
  console.log(`| ${[name, statements, ...figures.map((figure) => figure.toFixed(1))].join(' | ')} |`);
}

/** One after the other on one connection: some of the shop's run beside each other. */
async function sendBare(statements: readonly SentStatement[]): Promise<void> {
  for (const { text, values: given } of statements) await database.query({ text, values: [...given] });
}
