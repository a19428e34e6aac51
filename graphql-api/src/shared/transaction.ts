import { setTimeout as delay } from 'node:timers/promises';

import { type EntityManager, QueryFailedError } from 'typeorm';

/** serialization_failure, deadlock_detected: the database asks for the whole transaction again. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/**
 * Runs `work` in one transaction and restarts it as a whole, at most three times with jitter, when the database reports
 * a deadlock or a serialization failure. `work` must therefore have no effect outside the database.
 */
export async function inTransaction<T>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await manager.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** The five-character SQLSTATE of a database error; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code } = error.driverError as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
