import 'reflect-metadata';

import { setTimeout as pause } from 'node:timers/promises';

import type { DataSource, Migration } from 'typeorm';

import { NoDatabase, openDatabase } from './open-database.js';
import { sqlState } from '../shared/transaction.js';
import { isEmpty } from '../seed/load-seed.js';

const FAILED = 2;
const EMPTY = 3;
/** Any number that no other advisory lock of the shop uses. */
const LOCK = 1_767_350_000;
const WAIT_MS = 200;
const MAX_ATTEMPTS = 5;
/** deadlock_detected, lock_not_available */
const LOST_TO_OTHERS = new Set(['40P01', '55P03']);

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
    await runExclusively(database);
    const done = await runMigrations(database);
    console.log(done.length === 0 ? 'up to date' : `migrated: ${done.map(({ name }) => name).join(', ')}`);
    if (process.argv.includes('--tell-empty') && (await isEmpty(database.manager))) process.exitCode = EMPTY;
  } finally {
    await database.destroy();
  }
}

/** A migration that loses a deadlock to the running shop, or waits too long for a lock, is rolled back and repeated. */
async function runMigrations(database: DataSource): Promise<Migration[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.runMigrations();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !LOST_TO_OTHERS.has(sqlState(error) ?? '')) throw error;
      await pause(attempt * 1000);
    }
  }
}

/** Waits until no one else migrates this database. Asked again and again, since a statement may wait for a few seconds only. */
async function runExclusively(database: DataSource): Promise<void> {
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
