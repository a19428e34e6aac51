import { groupBy } from '../../../shared/group-by.js';
import type { Order } from '../../orders/order/order.entity.js';

type Addressed = Pick<Order, 'userUid' | 'address'>;

/** An address as it is compared: without regard to spaces and case. */
const comparable = (address: string | null) => (address ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether both are the same place. Pure. */
export const isSameAddress = (one: string | null, other: string | null) =>
  comparable(one) === comparable(other);

/**
 * Groups orders of one customer to one address, as `isSameAddress` compares them; those without an address form a group
 * too. In the order of each group's first. Pure.
 */
export function byDestination<O extends Addressed>(orders: readonly O[]): O[][] {
  const destination = ({ userUid, address }: Addressed) => `${userUid}\n${comparable(address)}`;
  return [...groupBy(orders, destination).values()];
}
