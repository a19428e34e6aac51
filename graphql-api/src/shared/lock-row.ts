import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

import { isId } from './ids.js';

/**
 * The row, locked until the transaction ends: rows that refer to it can be added in the meantime. Null when there is none, and
 * for an `id` that is not an id.
 */
export async function lockRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> {
  if ('id' in where && !isId(where.id)) return null;
  return manager.findOne(entity, { where, lock: { mode: 'for_no_key_update' } });
}
