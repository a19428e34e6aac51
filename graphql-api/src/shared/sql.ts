import { type EntityManager, QueryFailedError } from 'typeorm';
import type { ClientBase, Pool, QueryResult } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement of a hot path: parsed once a connection, under its name. No two statements may share one. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a statement without TypeORM's layers, which cost more than a small statement takes: plain rows, named as the
 * statement names its columns. In the manager's transaction if it has one; there, statements that are sent without waiting
 * for each other run in the order in which they were sent, and once one has failed the rest fail too. Throws QueryFailedError.
 */
export async function runSql<Row extends object>(
  manager: EntityManager,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { queryRunner, dataSource } = manager;
  const connection = queryRunner
    ? ((await queryRunner.connect()) as ClientBase)
    : ((dataSource.driver as PostgresDriver).master as Pool);
  try {
    const { rows }: QueryResult<Row> = await connection.query<Row>({ name, text, values: [...values] });
    return rows;
  } catch (error) {
    throw error instanceof Error ? new QueryFailedError(text, [...values], error) : error;
  }
}
