import type { EntityManager } from 'typeorm';

import { Part } from '../../src/features/part/part.entity.js';
import { PartSoldOut } from '../../src/features/part/part.errors.js';
import { StockMovement } from '../../src/features/stock/stock-movement.entity.js';
import { type OrderUnits, StockService } from '../../src/features/stock/stock.service.js';

/**
 * Faults that peers shipped, put in the place of ours: a race test that stays green with one of these is blind. Each
 * pauses in the database where the fault has its window, so that the race is certain. `jest.restoreAllMocks()` ends them.
 */
const widenTheWindow = (manager: EntityManager) => manager.query('SELECT pg_sleep(0.05)');

/** Looks first and takes later, in one transaction (bar F1, F2, F3). */
export function stockThatReadsThenWrites(): void {
  jest.spyOn(StockService.prototype, 'hold').mockImplementation(async (manager, units: OrderUnits) => {
    const { partId, orderId, quantity, actor } = units;
    const part = await manager.findOneByOrFail(Part, { id: partId });
    if (part.availableQuantity < quantity) throw new PartSoldOut(part.availableQuantity, part.orderQuantity);
    await widenTheWindow(manager);
    await manager.update(Part, partId, {
      availableQuantity: part.availableQuantity - quantity,
      heldQuantity: part.heldQuantity + quantity,
    });
    const deltas = { availableDelta: -quantity, heldDelta: quantity, soldDelta: 0 };
    await manager.insert(StockMovement, { partId, orderId, kind: 'HOLD', actor, ...deltas });
    return part;
  });
}
