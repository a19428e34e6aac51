import type { EntityManager } from 'typeorm';

import { lockRow } from '../../../shared/lock-row.js';
import { PartNotSold } from './part.errors.js';
import { Part } from './part.entity.js';

/** A part that is for sale, locked until the transaction ends. Throws PartNotSold. */
export async function lockPart(manager: EntityManager, id: string): Promise<Part> {
  const part = await lockRow(manager, Part, { id });
  if (!part) throw new PartNotSold();
  return part;
}
