/** The slips printed for waiting parcels: printed contents do not follow the list. */
import { isSameAddress } from './same-address';
import type { ToShip_OrderFragment } from './to-ship.generated';
import type { OpenParcel } from './open-parcel';

type Order = ToShip_OrderFragment;

/** The last slip of each order: contents and address of its parcel at that time. */
const printed = new Map<string, readonly Order[]>();

/** Remembers a slip for each parcel. */
export function notePrinted(parcels: readonly OpenParcel[]): void {
  for (const { going } of parcels) for (const { id } of going) printed.set(id, going);
}

/** Forgets the slips of orders whose reason for not shipping was shown. */
export function forgetPrinted(orders: readonly Pick<Order, 'id'>[]): void {
  for (const { id } of orders) printed.delete(id);
}

/** An order that does not go with its parcel. */
export interface LeftOrder {
  order: Order;
  /** Whether the order was added to its parcel after the slip was printed. */
  isOffSlip: boolean;
}

/**
 * Which orders of a parcel ship, by its printed slip; all of them if none was printed. Orders that are missing on the slip or
 * differ from it are left, and so are orders that only the slip has, since they are packed.
 */
export function bySlip({ going }: Pick<OpenParcel, 'going'>): { going: Order[]; left: LeftOrder[] } {
  const slips = new Set(going.flatMap(({ id }) => [printed.get(id) ?? []]));
  const packed = [...slips].flatMap((slip) => slip.filter(({ id }) => printed.get(id) === slip));
  if (packed.length === 0) return { going: [...going], left: [] };
  const onSlip = new Map(packed.map((order) => [order.id, order]));
  const goes = going.filter((order) => {
    const asPacked = onSlip.get(order.id);
    return asPacked !== undefined && isSameAddress(asPacked.address, order.address);
  });
  const stays = going.filter((order) => !goes.includes(order));
  const isListed = (id: string) => going.some((order) => order.id === id);
  const beyond = goes.length === 0 ? [] : packed.filter(({ id }) => !isListed(id));
  return {
    going: goes,
    left: [...stays, ...beyond].map((order) => ({
      order: onSlip.get(order.id) ?? order,
      isOffSlip: !onSlip.has(order.id),
    })),
  };
}
