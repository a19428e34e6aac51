/** Where the slips of orders that wait say that they go: what is printed does not follow the list. */
import { isSameAddress } from './same-address';
import type { ToShip_OrderFragment } from './to-ship.generated';

type Addressed = Pick<ToShip_OrderFragment, 'id' | 'address'>;

const printed = new Map<string, string | null>();

/** Remembers what was printed. */
export function notePrinted(orders: readonly Addressed[]): void {
  for (const { id, address } of orders) printed.set(id, address);
}

/** For orders that went, or whose new address was told. */
export function forgetPrinted(orders: readonly Addressed[]): void {
  for (const { id } of orders) printed.delete(id);
}

/** The order with the address on its slip; as it is listed when none was printed. */
export const asPrinted = <O extends Addressed>(order: O): O => ({
  ...order,
  address: printed.get(order.id) ?? order.address,
});

/** Whether its slip, if one was printed, says where it goes. */
export const isAsPrinted = (order: Addressed) => isSameAddress(asPrinted(order).address, order.address);
