import type { EntityManager } from 'typeorm';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import type { ShopError } from '../../../shared/shop-error.js';
import { Order } from './order.entity.js';
import { NotYourOrder, orderUnknownTo } from './order.errors.js';

/** Why an order is not the actor's own: only admins learn whether it exists. */
export async function ownOrderRefusal(manager: EntityManager, id: string, actor: Actor): Promise<ShopError> {
  const isForeign = isAdmin(actor) && isId(id) && (await manager.existsBy(Order, { id }));
  return isForeign ? new NotYourOrder() : orderUnknownTo(actor);
}
