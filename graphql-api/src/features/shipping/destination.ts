import { groupBy } from '../../shared/group-by.js';
import type { Order } from '../order/order.entity.js';

type Addressed = Pick<Order, 'userUid' | 'address'>;

/**
 * Orders of one customer to one address, as it was written but for blanks and capitals, go together; those without an address, too. In the
 * order of the first of each. Pure.
 */
export function byDestination<O extends Addressed>(orders: readonly O[]): O[][] {
  const destination = ({ userUid, address }: Addressed) =>
    `${userUid}\n${(address ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
  return [...groupBy(orders, destination).values()];
}
