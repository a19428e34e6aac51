import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * The rows of a query over one entity, without joins, as entities. TypeORM's own `getMany` looks at each value of each row
 * again, which costs more than the statement; all our columns are what `pg` makes of them.
 */
export async function readEntities<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<T[]> {
  const { expressionMap } = query;
  if (expressionMap.joinAttributes.length > 0) throw new Error('only rows of one table can be read so');
  const { name: alias, metadata } = expressionMap.mainAlias ?? {};
  if (!alias || !metadata) throw new Error('a query must say what it selects');
  const columns = metadata.columns.map(
    ({ databaseName, propertyName }) => [`${alias}_${databaseName}`, propertyName] as const,
  );
  const rows = await query.getRawMany<Record<string, unknown>>();
  return rows.map((row) => {
    const entity = metadata.create() as Record<string, unknown>;
    for (const [column, property] of columns) entity[property] = row[column];
    return entity as T;
  });
}
