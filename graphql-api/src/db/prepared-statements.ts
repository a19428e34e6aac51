import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

const PATIENCE_MS = 2000;
/** A pooler may give a connection its own server connection again by chance. */
const ROUNDS = 3;
/** invalid_sql_statement_name, duplicate_prepared_statement */
const LOST = new Set(['26000', '42P05']);

/**
 * Whether a statement that a connection has prepared is still there in its next transaction, while another connection works.
 * Poolers in transaction mode lose it unless they support prepared statements. True where nothing can be found out.
 */
export async function supportsPreparedStatements(url: string): Promise<boolean> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'axle-pooler-check',
  };
  const [connection, other] = [new Client(settings), new Client(settings)];
  for (const client of [connection, other]) client.on('error', () => undefined);
  const statement = { name: `check_${randomUUID()}`, text: 'SELECT 1' };
  try {
    await connection.connect();
    await other.connect();
    for (let round = 0; round < ROUNDS; round++) {
      await connection.query(statement);
      await other.query('BEGIN');
      await connection.query(statement);
      await other.query('ROLLBACK');
    }
    return true;
  } catch (error) {
    return !LOST.has((error as { code?: string }).code ?? '');
  } finally {
    await Promise.allSettled([connection.end(), other.end()]);
  }
}
