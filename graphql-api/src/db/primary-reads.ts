import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

import type { ReadDatabase, ReadStatement } from '../shared/read-database.js';
import { StatementNames } from '../shared/statement-names.js';

/**
 * Reads over the pool of TypeORM's own connections, without its layers: they cost more than a small statement takes, and
 * have no place for the name of a prepared one.
 */
export class PrimaryReads implements ReadDatabase {
  private readonly names = new StatementNames('read');

  constructor(private readonly database: DataSource) {}

  async query<Row extends object>(statement: ReadStatement): Promise<Row[]> {
    const { text, values = [] } = statement;
    const pool = (this.database.driver as PostgresDriver).master as Pool;
    const { rows } = await pool.query<Row>({
      name: this.names.of(statement),
      text,
      values: [...values],
    });
    return rows;
  }
}
