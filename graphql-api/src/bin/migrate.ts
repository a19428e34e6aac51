import 'reflect-metadata';

import { setTimeout as pause } from 'node:timers/promises';

import type { DataSource } from 'typeorm';

import { NoDatabase, openDatabase } from './open-database.js';
import { isEmpty } from '../seed/load-seed.js';

const FAILED = 2;
const EMPTY = 3;
/** Any number that no other advisory lock of the shop uses. */
const LOCK = 1_767_350_000;
const WAIT_MS = 200;

/**
 * `node dist/bundle/migrate.js`: brings the database of DATABASE_DIRECT_URL, or else of DATABASE_URL, up to date. Safe to repeat, also
 * at the same time. With `--tell-empty` it ends with 3 when the shop has no data yet.
 */
async function migrate(): Promise<void> {
  // An empty value counts as missing.
  const [url] = [process.env.DATABASE_DIRECT_URL, process.env.DATABASE_URL].filter(Boolean);
  // The lock is the connection's: with a second one, work could go on without it.
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    await takeTurns(database);
    const done = await database.runMigrations();
    console.log(done.length === 0 ? 'up to date' : `migrated: ${done.map(({ name }) => name).join(', ')}`);
    if (process.argv.includes('--tell-empty') && (await isEmpty(database.manager))) process.exitCode = EMPTY;
  } finally {
    await database.destroy();
  }
}

/** Waits until nobody else migrates this database. Asked again and again, since a statement may wait for a few seconds only. */
async function takeTurns(database: DataSource): Promise<void> {
  for (;;) {
    const [{ ours }] = await database.query<[{ ours: boolean }]>('SELECT pg_try_advisory_lock($1) AS ours', [
      LOCK,
    ]);
    if (ours) return;
    await pause(WAIT_MS);
  }
}

try {
  await migrate();
} catch (error) {
  console.error(error instanceof NoDatabase ? error.message : error);
  process.exitCode = FAILED;
}
