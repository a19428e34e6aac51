import type { DataSource } from 'typeorm';

import { createDataSource } from '../db/data-source.js';
import { refusalForDatabaseError } from '../shared/database-error.js';
import { ShopError } from '../shared/shop-error.js';
import { sqlState } from '../shared/transaction.js';

/** Exit code of a command that could not do its work. */
const FAILED = 2;
/** undefined_table */
const NO_SUCH_TABLE = '42P01';

/**
 * Runs a command of the console on the database of DATABASE_URL and ends with the exit code that `work` answers. What it
 * refuses is one sentence on standard error and exit code 2, what is a fault of ours has its stack.
 */
export async function runCommand(
  work: (database: DataSource) => Promise<number>,
  connections = 1,
): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('DATABASE_URL is missing.');
    process.exitCode = FAILED;
    return;
  }
  const database = createDataSource({ url, poolSize: connections });
  try {
    await database.initialize();
    process.exitCode = await work(database);
  } catch (error) {
    console.error(sentenceFor(error) ?? error);
    process.exitCode = FAILED;
  } finally {
    if (database.isInitialized) await database.destroy();
  }
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ShopError) return error.message;
  if (sqlState(error) === NO_SUCH_TABLE) return 'This database is not set up yet: migrate it first.';
  if (refusalForDatabaseError(error)) return 'The database does not answer.';
  const { code } = (error ?? {}) as { code?: unknown };
  // invalid_password, invalid_catalog_name: said while connecting, outside any query.
  if (code === '28P01' || code === '3D000') return 'The database of DATABASE_URL does not let us in.';
  return undefined;
}
