import { groupBy } from '../../shared/group-by.js';
import type { Order } from '../order/order.entity.js';

type Addressed = Pick<Order, 'userUid' | 'address'>;

/**
 * Groups orders of one customer to one address, compared without regard to blanks and case; those without an address
 * form a group too. In the order of each group's first. Pure.
 */
export function byDestination<O extends Addressed>(orders: readonly O[]): O[][] {
  const destination = ({ userUid, address }: Addressed) =>
    `${userUid}\n${(address ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
  return [...groupBy(orders, destination).values()];
}
