import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The newest items of a list, or the newest before one that is named by its id. */
export interface NewestPage {
  readonly limit: number;
  readonly before?: string;
}

/** Newest first, by when they were made and then by key. `before` may name an item that is deleted; an unknown one gives an empty list. Alias: `item`. */
export async function findNewest<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { limit, before }: NewestPage,
): Promise<T[]> {
  const { tablePath: table = '', primaryColumns = [] } = query.expressionMap.mainAlias?.metadata ?? {};
  const key = primaryColumns[0]?.databaseName ?? 'id';
  if (before !== undefined) {
    query.andWhere(
      `(item.created_at, item.${key}) < (SELECT created_at, ${key} FROM ${table} WHERE ${key} = :before)`,
      { before },
    );
  }
  return query.orderBy('item.created_at', 'DESC').addOrderBy(`item.${key}`, 'DESC').limit(limit).getMany();
}
