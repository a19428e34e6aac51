import type { EntityManager } from 'typeorm';

import { Part } from '../../src/features/catalogue/part/part.entity.js';
import { PartSoldOut } from '../../src/features/catalogue/part/part.errors.js';
import type { ShopError } from '../../src/shared/shop-error.js';
import { StockMovement } from '../../src/features/fulfillment/stock/stock-movement.entity.js';
import {
  type HeldPart,
  type HoldLine,
  StockService,
} from '../../src/features/fulfillment/stock/stock.service.js';

/**
 * Faults that peers shipped, in place of our code: a race test that stays green with one of these is blind. Each
 * pauses in the database where the fault has its window, so that the race is certain. `jest.restoreAllMocks()` ends them.
 */
const widenTheWindow = (manager: EntityManager) => manager.query('SELECT pg_sleep(0.05)');

/** Checks stock first and reserves later, in one transaction. */
export function stockThatReadsThenWrites(): void {
  replaceHold(async (manager, { partId, orderId, quantity }, { actor }) => {
    const part = await manager.findOneByOrFail(Part, { id: partId });
    if (part.availableQuantity < quantity) return new PartSoldOut(part.availableQuantity, part.orderQuantity);
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

/** Reserves the parts of a purchase one after the other, in the order of the cart. */
export function stockThatTakesInTheOrderOfTheCart(): void {
  const { holdAll } = StockService.prototype;
  replaceHold(async function (this: StockService, manager, line, by) {
    const [held] = await holdAll.call(this, manager, [line], by);
    await widenTheWindow(manager);
    return held!;
  });
}

type HoldOne = (
  manager: EntityManager,
  line: HoldLine,
  by: Parameters<StockService['holdAll']>[2],
) => Promise<HeldPart | ShopError>;

function replaceHold(holdOne: HoldOne): void {
  jest.spyOn(StockService.prototype, 'holdAll').mockImplementation(async function (
    this: StockService,
    manager,
    lines,
    by,
  ) {
    const parts: (HeldPart | ShopError)[] = [];
    for (const line of lines) parts.push(await holdOne.call(this, manager, line, by));
    return parts;
  });
}
