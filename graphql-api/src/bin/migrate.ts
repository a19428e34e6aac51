import 'reflect-metadata';

import { createDataSource } from '../db/data-source.js';
import { isEmpty } from '../seed/load-seed.js';

const EMPTY = 3;

/**
 * `node dist/bundle/migrate.js`: brings the database of DATABASE_DIRECT_URL, or else of DATABASE_URL, up to date. Safe to repeat.
 * With `--tell-empty` it ends with 3 when the shop has no data yet.
 */
async function migrate(): Promise<void> {
  const url = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is missing.');
  const database = await createDataSource({ url, poolSize: 1 }).initialize();
  try {
    const done = await database.runMigrations();
    console.log(done.length === 0 ? 'up to date' : `migrated: ${done.map(({ name }) => name).join(', ')}`);
    if (process.argv.includes('--tell-empty') && (await isEmpty(database.manager))) process.exitCode = EMPTY;
  } finally {
    await database.destroy();
  }
}

await migrate();
