import type { DataSource } from 'typeorm';

import { NoDatabase, openDatabase } from './open-database.js';
import { refusalForDatabaseError } from '../shared/database-error.js';
import { ShopError } from '../shared/shop-error.js';
import { sqlState } from '../shared/transaction.js';

/** Exit code of a command that could not do its work. */
const FAILED = 2;
/** undefined_table */
const NO_SUCH_TABLE = '42P01';

/**
 * Runs a command of the console on the database of DATABASE_URL and ends with the exit code that `work` returns. What it
 * refuses is one sentence on standard error and exit code 2, our own faults have their stack.
 */
export async function runCommand(
  work: (database: DataSource) => Promise<number>,
  connections = 1,
): Promise<void> {
  let database: DataSource | undefined;
  try {
    database = await openDatabase({ url: process.env.DATABASE_URL, poolSize: connections });
    process.exitCode = await work(database);
  } catch (error) {
    console.error(sentenceFor(error) ?? error);
    process.exitCode = FAILED;
  } finally {
    await database?.destroy();
  }
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ShopError || error instanceof NoDatabase) return error.message;
  if (sqlState(error) === NO_SUCH_TABLE) return 'This database is not set up yet: migrate it first.';
  return refusalForDatabaseError(error) && 'The database does not answer.';
}
