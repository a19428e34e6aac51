import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';
import type { DataSource } from 'typeorm';

const PATIENCE_MS = 2000;

/** Whether a notice that `database` sends arrives at a connection to `url`. Throws when one of them does not answer. */
export async function noticesArrive(url: string, database: DataSource): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'axle-notice-check',
  });
  client.on('error', () => undefined);
  const channel = `axle_check_${randomUUID().replaceAll('-', '')}`;
  try {
    await client.connect();
    const arrived = new Promise<boolean>((resolve) => client.once('notification', () => resolve(true)));
    await client.query(`LISTEN ${channel}`);
    await database.query('SELECT pg_notify($1, $2)', [channel, '']);
    return await Promise.race([arrived, delay(PATIENCE_MS, false, { ref: false })]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
