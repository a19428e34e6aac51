import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The newest items of a list, or the newest before one that is named by its id. */
export interface NewestPage {
  readonly limit: number;
  readonly before?: string;
}

/** Newest first. `before` may name an item that is deleted; an unknown one gives an empty list. Alias: `item`. */
export async function findNewest<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { limit, before }: NewestPage,
): Promise<T[]> {
  if (before !== undefined) {
    const table = query.expressionMap.mainAlias?.metadata.tablePath ?? '';
    query.andWhere(`(item.created_at, item.id) < (SELECT created_at, id FROM ${table} WHERE id = :before)`, {
      before,
    });
  }
  return query.orderBy('item.created_at', 'DESC').addOrderBy('item.id', 'DESC').limit(limit).getMany();
}
