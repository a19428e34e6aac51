/**
 * `npm run bench:sizes [-- --parts 1000000 --orders 10000000 --asks 40 --only regexp --databases small-url,large-url]`: the same questions to the shop in
 * production mode, without its cache, with 10,000 parts and orders and with a million and ten million (docs/performance.md). Prints
 * how long 95 of 100 answers take at most in each, and the ratio; never fails on a figure.
 */
import { generateFitment } from './generate/generate-fitment.js';
import { generateShop } from './generate/generate-shop.js';
import { ADMIN } from './generate/users.sql.js';
import { Postgres } from './programs/postgres.js';
import { accessToken, migrate, type ShopProcess, startShop } from './programs/shop.js';
import { readOptions } from './report/read-options.js';
import { writeResult } from './report/result-file.js';
import { type SizeQuestion, sizeQuestions } from './works/size-questions.js';

const values = readOptions({
  parts: { type: 'string', default: '1000000' },
  orders: { type: 'string', default: '10000000' },
  asks: { type: 'string', default: '40' },
  only: { type: 'string', default: '' },
  databases: { type: 'string' },
});
const WARM_UP = 5;

interface Row {
  readonly name: string;
  readonly smallMs: number;
  readonly largeMs: number;
  readonly ratio: number;
}

const postgres = values.databases === undefined ? await Postgres.start() : undefined;
const shops: ShopProcess[] = [];
try {
  const urls = values.databases?.split(',') ?? (await generated());
  for (const url of urls) shops.push(await startShop(url, 0));
  const token = await accessToken(ADMIN.uid);
  const rows: Row[] = [];
  for (const [name, question] of Object.entries(sizeQuestions)) {
    if (!new RegExp(values.only).test(name)) continue;
    const [smallMs = 0, largeMs = 0] = await askInTurns(shops, question, token);
    const row = { name, smallMs, largeMs, ratio: largeMs / smallMs };
    console.log(`| ${name} | ${smallMs.toFixed(1)} | ${largeMs.toFixed(1)} | ${row.ratio.toFixed(1)} |`);
    rows.push(row);
  }
  console.log(writeResult('sizes', { asks: Number(values.asks), rows }));
} finally {
  for (const shop of shops) await shop.stop();
  await postgres?.stop();
}

async function generated(): Promise<string[]> {
  if (!postgres) return [];
  const sizes = [
    ['small', 10_000, 10_000],
    ['large', Number(values.parts), Number(values.orders)],
  ] as const;
  const urls: string[] = [];
  for (const [name, parts, orders] of sizes) {
    const onStep = (step: string) => {
      console.error(`${name}: ${step}`);
    };
    const url = await postgres.createDatabase(name);
    migrate(url);
    await generateShop(url, { parts, orders, onStep });
    onStep('lists of cars');
    await generateFitment(url);
    urls.push(url);
  }
  return urls;
}

/** The 95th percentile of each shop's answers in milliseconds; they take turns, so that both meet the same neighbours. */
async function askInTurns(
  asked: readonly ShopProcess[],
  question: SizeQuestion,
  token: string,
): Promise<readonly number[]> {
  const times = asked.map((): number[] => []);
  for (let turn = -WARM_UP; turn < Number(values.asks); turn++) {
    for (const [at, { url }] of asked.entries()) {
      const query = typeof question === 'string' ? question : question[at];
      const began = performance.now();
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
      const answer = await response.text();
      if (!response.ok || answer.includes('"errors":[')) throw new Error(`${query ?? ''}: ${answer}`);
      if (turn >= 0) times[at]?.push(performance.now() - began);
    }
  }
  return times.map((of) => of.sort((one, other) => one - other)[Math.floor(of.length * 0.95)] ?? 0);
}
