import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { RowShapes, type SelectedColumns } from './selected-columns.js';
import { runSql, type Statement } from './sql.js';
import { StatementNames } from './statement-names.js';

/**
 * The rows of a query over one entity, without joins, as entities, with these columns. TypeORM's own `getMany` looks at each
 * value of each row again, which costs more than the statement; all our columns are what `pg` makes of them.
 */
export async function readEntities<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  columns?: SelectedColumns,
): Promise<T[]> {
  const { expressionMap } = query;
  if (expressionMap.joinAttributes.length > 0) throw new Error('only rows of one table can be read so');
  const { name: alias, metadata } = expressionMap.mainAlias ?? {};
  if (!alias || !metadata) throw new Error('a query must say what it selects');
  const { list, read } = shapesOf(metadata, alias).of(columns);
  const [text, values] = query.clone().select(list).getQueryAndParameters();
  // Without values there is only one plan.
  const name = names.of({ text, prepared: values.length === 0 });
  // oxlint-disable-next-line typescript/dot-notation -- protected, and nothing else says which transaction it runs in
  const manager = query['queryRunner']?.manager ?? query.dataSource.manager;
  return read(await runSql<T>(manager, { name, text }, values));
}

const names = new StatementNames('rows');

const shapes = new Map<string, RowShapes>();

function shapesOf({ tableName, columns, target }: EntityMetadata, alias: string): RowShapes {
  const key = `${tableName} ${alias}`;
  let known = shapes.get(key);
  if (!known) {
    const sql = columns.map(({ databaseName, propertyName }) => [propertyName, `${alias}.${databaseName}`]);
    known = new RowShapes(
      (target as { prototype: object }).prototype,
      Object.fromEntries(sql) as Record<string, string>,
    );
    shapes.set(key, known);
  }
  return known;
}

const statements = new WeakMap<object, Statement>();

/** The rows with these ids that are not deleted, in no order, by one prepared statement. Every column is what `pg` makes of it. */
export async function readByKeys<T extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  target: EntityTarget<T>,
  ids: readonly string[],
): Promise<T[]> {
  const { metadata } = manager.getRepository(target);
  let statement = statements.get(metadata);
  if (!statement) {
    const columns = metadata.columns.map(
      ({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`,
    );
    const { tableName, deleteDateColumn } = metadata;
    const notDeleted = deleteDateColumn ? ` AND ${deleteDateColumn.databaseName} IS NULL` : '';
    statement = {
      name: `${tableName}_by_keys`,
      text: `SELECT ${columns.join(', ')} FROM ${tableName} WHERE id = ANY ($1::uuid[])${notDeleted}`,
    };
    statements.set(metadata, statement);
  }
  const rows = await runSql<T>(manager, statement, [ids]);
  return rows.map((row) => Object.assign(metadata.create() as T, row));
}

/** These rows in the order of `ids`, null for those that are missing; an id may be repeated. */
export async function readInOrder<T extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  target: EntityTarget<T>,
  ids: readonly string[],
): Promise<(T | null)[]> {
  const rows = await readByKeys(manager, target, [...new Set(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
