import type pg from 'pg';

import type { LoadGenerator } from '../load/load-generator.js';
import type { LoadResult } from '../load/load-job.js';
import type { Runner, ServerName } from '../works/row.js';
import { cpuMs } from './cpu-time.js';

/** One contender in one round. */
export interface Sample extends LoadResult {
  readonly perSecond: number;
  /** CPU of the server's process, without the database. Milliseconds a request. */
  readonly cpuMs?: number;
  /** Statements a request, without BEGIN and COMMIT, and their time in the database. Milliseconds. */
  readonly statements: number;
  readonly sqlMs: number;
}

export interface Stand {
  readonly load: LoadGenerator;
  readonly database: pg.Client;
  readonly connections: number;
  readonly seconds: number;
}

const FROM_MEMORY = new Set<ServerName>(['warm', 'memory']);

/** Loads a server for a while. Throws when any response is not successful: a quick error is not a result. */
export async function takeSample(
  { load, database, connections, seconds }: Stand,
  { url, pid }: { url: string; pid: number },
  { calls, during, after, server }: Runner,
): Promise<Sample> {
  const before = await statementsSoFar(database);
  const cpuBefore = cpuMs(pid);
  const finish = during?.();
  // Responses from memory are checked once beforehand: reading each would measure the reader.
  const readable = !FROM_MEMORY.has(server) && calls.every(({ headers }) => !('accept-encoding' in headers));
  const result = await load.send({ url, calls, connections, seconds, readable });
  finish?.();
  const cpuAfter = cpuMs(pid);
  const since = await statementsSoFar(database);
  await after?.();
  if (result.failures > 0 || result.answers === 0) {
    throw new Error(`${result.failures} failures and ${result.answers} answers by ${server}: no result.`);
  }
  return {
    ...result,
    perSecond: result.answers / result.seconds,
    ...(cpuBefore !== undefined &&
      cpuAfter !== undefined && { cpuMs: (cpuAfter - cpuBefore) / result.answers }),
    statements: (since.calls - before.calls) / result.answers,
    sqlMs: (since.ms - before.ms) / result.answers,
  };
}

async function statementsSoFar(database: pg.Client): Promise<{ calls: number; ms: number }> {
  const { rows } = await database.query<{ calls: number; ms: number }>(
    'SELECT coalesce(sum(calls), 0)::float8 AS calls, coalesce(sum(total_exec_time), 0)::float8 AS ms FROM pg_stat_statements',
  );
  return rows[0] ?? { calls: 0, ms: 0 };
}
