import type { QueryRunner } from 'typeorm';

/** Gives a computed text column another expression, and restores its indexes and constraints. Postgres 15 and 16 have no statement for it. */
export async function setExpression(
  queryRunner: QueryRunner,
  table: string,
  column: string,
  expression: string,
): Promise<void> {
  const dependents = (await queryRunner.query(
    `SELECT CASE WHEN cons.oid IS NULL THEN pg_get_indexdef(dependency.objid)
        ELSE format('ALTER TABLE %I ADD CONSTRAINT %I %s', $1::text, cons.conname, pg_get_constraintdef(cons.oid)) END AS statement
     FROM pg_attribute AS attribute
       JOIN pg_depend AS dependency ON dependency.refobjid = attribute.attrelid AND dependency.refobjsubid = attribute.attnum
       LEFT JOIN pg_constraint AS cons ON dependency.classid = 'pg_constraint'::regclass AND cons.oid = dependency.objid
       LEFT JOIN pg_class AS index ON dependency.classid = 'pg_class'::regclass AND index.oid = dependency.objid AND index.relkind = 'i'
     WHERE attribute.attrelid = $1::regclass AND attribute.attname = $2 AND (cons.contype IN ('u', 'c') OR index.oid IS NOT NULL)`,
    [table, column],
  )) as { statement: string }[];
  const [{ type }] = (await queryRunner.query(
    `SELECT CASE WHEN attnotnull THEN 'text NOT NULL' ELSE 'text' END AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attname = $2`,
    [table, column],
  )) as [{ type: string }];
  await queryRunner.query(`
    ALTER TABLE ${table} DROP COLUMN ${column};
    ALTER TABLE ${table} ADD COLUMN ${column} ${type} GENERATED ALWAYS AS (${expression}) STORED;
  `);
  for (const statement of new Set(dependents.map((one) => one.statement))) await queryRunner.query(statement);
}
