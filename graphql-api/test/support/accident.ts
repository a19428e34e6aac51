import type { TestShop } from './create-test-shop.js';

/**
 * An accident that none of our code paths causes: an order's units go back in stock, or the order is deleted, while
 * its payment stays open. A customer who pays it now must be refunded, once, however many callers notice.
 */
export async function loseOrder(
  { database }: Pick<TestShop, 'database'>,
  orderId: string,
  what: 'order' | 'units' = 'order',
): Promise<void> {
  await database.query(
    `WITH lost AS (
       UPDATE shop_order SET held = false, deleted_at = CASE WHEN $2 THEN now() END
       WHERE id = $1 AND held RETURNING *),
     moved AS (
       UPDATE part SET held_quantity = held_quantity - least(held_quantity, quantity),
         available_quantity = available_quantity + least(held_quantity, quantity)
       FROM lost WHERE part.id = part_id)
     INSERT INTO stock_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor)
     SELECT part_id, id, 'RELEASE', quantity, -quantity, 0, 'accident' FROM lost`,
    [orderId, what === 'order'],
  );
}
