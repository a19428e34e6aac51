import { demoData } from '../../../src/demo-data/demo-data.js';
import type { DemoPart } from '../../../src/demo-data/demo-data.types.js';

/** Pieces that are left once every demo order has taken or holds its own; a lapsed order holds nothing. */
export function available(part: DemoPart): number {
  const taken = demoData.orders
    .filter(({ partKey, state }) => partKey === part.key && state !== 'EXPIRED')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return part.initialQuantity - taken;
}
