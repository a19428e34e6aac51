import { demoData, type DemoPart } from '../../../src/demo-data/demo-data.js';

/** Units that are left once every demo order has taken or holds its own; an expired order holds nothing. */
export function available(part: DemoPart): number {
  const taken = demoData.orders
    .filter(({ partKey, state }) => partKey === part.key && state !== 'EXPIRED')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return part.initialQuantity - taken;
}
