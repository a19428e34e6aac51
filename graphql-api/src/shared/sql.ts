import { type EntityManager, QueryFailedError } from 'typeorm';
import type { Client, Pool, QueryResult } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement of a hot path: parsed once a connection if it has a name, which no two statements may share. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/**
 * Runs a statement without TypeORM's layers, which cost more than a small statement takes: plain rows, named as the
 * statement names its columns. In the manager's transaction if it has one. Throws QueryFailedError.
 */
export async function runSql<Row extends object>(
  manager: EntityManager,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { queryRunner, dataSource } = manager;
  // What is left over from a transaction that has ended must not run on its own.
  if (queryRunner && !queryRunner.isTransactionActive) throw new Error(`no transaction for ${name ?? text}`);
  const connection = queryRunner
    ? inOneWrite((await queryRunner.connect()) as Client)
    : ((dataSource.driver as PostgresDriver).master as Pool);
  try {
    const { rows }: QueryResult<Row> = await connection.query<Row>({ name, text, values: [...values] });
    return rows;
  } catch (error) {
    throw error instanceof Error ? new QueryFailedError(text, [...values], error) : error;
  }
}

/** Whatever is sent to this connection at the same time goes to the network at once: each write is a call of the system. */
function inOneWrite(client: Client): Client {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => {
    stream.uncork();
  });
  return client;
}

/**
 * Waits for statements of one transaction that were sent without waiting for each other: they run in the order in which they
 * were sent, and once one has failed the rest fail too. Throws the first failure, after the last of them is through: nothing may
 * run in a transaction that is about to be rolled back.
 */
export async function together<T extends readonly unknown[]>(sent: {
  readonly [I in keyof T]: Promise<T[I]>;
}): Promise<T> {
  const outcomes = await Promise.allSettled(sent);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return Promise.all(sent);
}
