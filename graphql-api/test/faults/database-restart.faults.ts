import { Client } from 'pg';

import { report } from '../support/fault-report.js';
import { freeze } from '../support/freeze.js';
import { ledgerFaults } from '../support/ledger.js';
import { ShopOnOwnPostgres } from '../support/shop-on-own-postgres.js';
import type { Answered } from '../support/steady-load.js';
import { until } from '../support/until.js';

jest.setTimeout(600_000);

const ROUNDS = 5;
const PER_SECOND = 40;
const FROZEN_MS = 30_000;
/** Time limit for an unresponsive database, and what a busy machine adds. Milliseconds. */
const PATIENCE_MS = 3_000 + 1_000;

let own: ShopOnOwnPostgres;
beforeAll(async () => {
  own = await ShopOnOwnPostgres.start();
});
afterAll(() => own.close());

/** Breaks something under load and fixes it; returns the responses other than 200, and when the last came after. */
async function underLoad(breakAndRepair: () => Promise<void>) {
  const load = own.load(PER_SECOND);
  await until(() => Promise.resolve(load.answers.length > PER_SECOND), 'the load to run', 30_000);
  await breakAndRepair();
  const repairedAt = performance.now();
  const fine = () => load.answers.some(({ sentAt, status }) => sentAt > repairedAt && status === 200);
  await until(() => Promise.resolve(fine()), 'the first success', 5_000).catch(async (error: unknown) => {
    const statuses = (await load.stop())
      .slice(-10)
      .map(({ status, took }) => `${status} after ${took.toFixed(0)} ms`);
    throw new Error(
      `${String(error)}; last answers: ${statuses.join(', ')}; ${own.running.printed.slice(-2_000)}`,
    );
  });
  await until(() => Promise.resolve(performance.now() - repairedAt > 12_000), 'ten seconds to pass', 15_000);
  const answers = await load.stop();
  const failed = answers.filter(({ status }) => status !== 200);
  const late = failed.filter(({ sentAt }) => sentAt - repairedAt > 10_000);
  return {
    failed,
    late,
    recoveryMs: Math.max(0, ...failed.map((one) => one.sentAt + one.took - repairedAt)),
  };
}

/** Five rounds, and a line in the table. `wrong` picks what may not be among the responses that were not 200. */
async function rounds(
  row: string,
  what: string,
  breakAndRepair: () => Promise<void>,
  wrong: (answer: Answered) => boolean = () => false,
): Promise<void> {
  let [refused, recoveryMs] = [0, 0];
  const violations: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { failed, late, ...found } = await underLoad(breakAndRepair);
    refused += failed.length;
    for (const { status, took } of [...late, ...failed.filter((one) => one.status !== 503 || wrong(one))])
      violations.push(`${status} after ${took.toFixed(0)} ms`);
    recoveryMs = Math.max(recoveryMs, found.recoveryMs);
  }
  const summary = `${what} under ${PER_SECOND} requests/s (${refused} answers of 503)`;
  violations.push(...(own.running.printed.match(/.*"msg":"fault".*/g) ?? []));
  report({ row, what: summary, runs: ROUNDS, faults: ROUNDS, violations: violations.length, recoveryMs });
  expect(violations).toEqual([]);
  expect(await ledgerFaults(own.shop.database)).toEqual([]);
}

describe('C32', () =>
  test('while Postgres restarts under load, requests fail only with 503, and service recovers within seconds', async () => {
    await rounds('C32', 'Postgres restarted', () => own.postgres.order('restart'));
  }));

describe('C33', () => {
  test('while Postgres is frozen for half a minute under load, no request waits longer than three seconds', async () => {
    await rounds(
      'C33',
      'Postgres frozen for 30 s',
      async () => {
        const thaw = await freeze(own.postgres.url);
        const frozenAt = performance.now();
        await until(
          () => Promise.resolve(performance.now() - frozenAt > FROZEN_MS),
          'half a minute',
          FROZEN_MS + 5_000,
        );
        thaw();
      },
      ({ took }) => took > PATIENCE_MS,
    );
  });

  test('with no free connection at the server, the shop uses its own connections or answers 503', async () => {
    const taken: Client[] = [];
    await rounds('C33', 'all connections taken for a while', async () => {
      for (;;) {
        const client = new Client({ connectionString: own.shop.env.DATABASE_URL });
        client.on('error', () => undefined);
        const refused = await client.connect().then(
          () => false,
          () => true,
        );
        if (refused) break;
        taken.push(client);
      }
      const fullAt = performance.now();
      await until(() => Promise.resolve(performance.now() - fullAt > 3_000), 'three seconds', 10_000);
      await Promise.all(taken.splice(0).map((client) => client.end()));
    });
  });
});
