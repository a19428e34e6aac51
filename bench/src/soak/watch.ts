import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { memoryMb } from '../measure/cpu-time.js';

/** State of the shop at one time. */
export interface Glimpse {
  readonly second: number;
  /** Resident memory of the shop's process; 0 where the system does not say. */
  readonly memoryMb: number;
  /** Connections of the shop to the database, and those that are idle in a transaction. */
  readonly connections: number;
  readonly idleInTransaction: number;
}

const CONNECTIONS = `
  SELECT count(*)::integer AS connections,
    count(*) FILTER (WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '1 second')::integer
      AS "idleInTransaction"
  FROM pg_stat_activity WHERE application_name LIKE 'axle%'`;

/** Samples the shop at a fixed interval, until stopped. */
export async function watch(
  { pid, databaseUrl }: { pid: number; databaseUrl: string },
  everySeconds: number,
  stop: AbortSignal,
): Promise<Glimpse[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'soak' });
  await client.connect();
  const began = performance.now();
  const seen: Glimpse[] = [];
  while (!stop.aborted) {
    const { rows } = await client.query<Pick<Glimpse, 'connections' | 'idleInTransaction'>>(CONNECTIONS);
    const [now = { connections: 0, idleInTransaction: 0 }] = rows;
    const second = Math.round((performance.now() - began) / 1000);
    seen.push({ second, memoryMb: memoryMb(pid) ?? 0, ...now });
    await pause(everySeconds * 1000, undefined, { signal: stop }).catch(() => undefined);
  }
  await client.end();
  return seen;
}
