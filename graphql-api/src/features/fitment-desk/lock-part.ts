import type { EntityManager } from 'typeorm';

import { isId } from '../../shared/ids.js';
import { PartNotSold } from '../part/part.errors.js';
import { Part } from '../part/part.entity.js';

/** A part that is for sale, locked until the transaction ends. Throws PartNotSold. */
export async function lockPart(manager: EntityManager, id: string): Promise<Part> {
  const part = isId(id)
    ? await manager.findOne(Part, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!part) throw new PartNotSold();
  return part;
}
