import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { Order } from '../../orders/order/order.entity.js';
import { Return } from './return.entity.js';
import { returnUnknownTo } from './return.errors.js';

/** A return and its order, locked until the transaction ends. */
export interface LockedReturn {
  readonly found: Return;
  readonly order: Order;
}

/**
 * Locks the order, like everything that changes it or its returns, and then reads. Throws NotFound, or Forbidden to
 * customers.
 */
export async function lockReturn(manager: EntityManager, id: string, actor: Actor): Promise<LockedReturn> {
  const known = isId(id) ? await manager.findOneBy(Return, { id }) : null;
  if (!known) throw returnUnknownTo(actor);
  const order = await manager.findOneOrFail(Order, {
    where: { id: known.orderId },
    lock: { mode: 'for_no_key_update' },
  });
  return { order, found: await manager.findOneByOrFail(Return, { id }) };
}
