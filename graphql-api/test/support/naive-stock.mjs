/**
 * Preloaded into a shop process (`node --import`): stock that checks first and reserves later, as peers shipped it.
 * A race test that stays green with it is blind.
 */
import { StockService } from '../../dist/features/fulfillment/stock/stock.service.js';
import { Part } from '../../dist/features/catalogue/part/part.entity.js';
import { PartSoldOut } from '../../dist/features/catalogue/part/part.errors.js';

StockService.prototype.holdAll = async function (manager, lines, { actor }) {
  const parts = [];
  for (const { partId, orderId, quantity } of lines) {
    const part = await manager.findOneByOrFail(Part, { id: partId });
    if (part.availableQuantity < quantity) {
      parts.push(new PartSoldOut(part.availableQuantity, part.orderQuantity));
      continue;
    }
    await manager.query('SELECT pg_sleep(0.05)');
    await manager.update(Part, partId, {
      availableQuantity: part.availableQuantity - quantity,
      heldQuantity: part.heldQuantity + quantity,
    });
    await manager.query(
      `INSERT INTO stock_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor)
       VALUES ($1, $2, 'HOLD', -$3::integer, $3, 0, $4)`,
      [partId, orderId, quantity, actor],
    );
    parts.push(part);
  }
  return parts;
};
