import { formatCount } from '#shared/format/count';
import { trimText } from '#shared/format/visible-text';
import { countOfOrders } from '#shop-kit/units';
import type { ToShip_OrderFragment, ToShip_ParcelFragment } from './to-ship.generated';

/** A parcel of the work list, and what of it can go. */
export interface WantedParcel {
  id: string;
  /** Whom it is for, and where. */
  to: Pick<ToShip_OrderFragment, 'name' | 'email' | 'phone'> & { address: string | null };
  /** All that is in it, the first paid first. */
  orders: readonly ToShip_OrderFragment[];
  /** Those that may be sent: not while their money is in doubt, and nowhere without an address. */
  going: readonly ToShip_OrderFragment[];
  notes: ToShip_ParcelFragment['notes'];
}

/** Pure. */
export function wantedParcel({ id, orders, notes }: ToShip_ParcelFragment): WantedParcel[] {
  const [first] = orders;
  if (!first) return [];
  const { name, email, phone } = first;
  const address = trimText(first.address ?? '') ? first.address : null;
  const going = address === null ? [] : orders.filter(({ paymentIssue }) => paymentIssue === null);
  return [{ id, to: { name, email, phone, address }, orders, going, notes }];
}

export const ordersGoing = (parcels: readonly WantedParcel[]) => parcels.flatMap(({ going }) => going);

export const countOfParcels = (count: number) => (count === 1 ? '1 parcel' : `${formatCount(count)} parcels`);

/** "12 orders in 7 parcels". */
export const ordersInParcels = (orders: number, parcels: number) =>
  `${countOfOrders(orders)} in ${countOfParcels(parcels)}`;

/** "Norrland BD 312-V": what is looked for in stock. */
export const restockedUnits = ({ part }: Pick<ToShip_OrderFragment, 'part'>) =>
  [part?.brand, part?.partNumber].filter(Boolean).join(' ');
