import { formatCount } from '#shared/format/count';
import { trimText } from '#shared/format/visible-text';
import { countOfOrders } from '#shop-kit/units';
import type { ToShip_OrderFragment, ToShip_ParcelFragment } from './to-ship.generated';

/** A parcel that waits to be shipped. */
export interface OpenParcel {
  id: string;
  /** Recipient and address. */
  to: Pick<ToShip_OrderFragment, 'name' | 'email' | 'phone'> & { address: string | null };
  /** All orders of the parcel, by time of payment. */
  orders: readonly ToShip_OrderFragment[];
  /** The orders that can ship: those without a payment issue, if there is an address. */
  going: readonly ToShip_OrderFragment[];
  notes: ToShip_ParcelFragment['notes'];
}

/** The parcel as a list of one; empty without orders. */
export function toOpenParcels({ id, orders, notes }: ToShip_ParcelFragment): OpenParcel[] {
  const [first] = orders;
  if (!first) return [];
  const { name, email, phone } = first;
  const address = trimText(first.address ?? '') ? first.address : null;
  const going = address === null ? [] : orders.filter(({ paymentIssue }) => paymentIssue === null);
  return [{ id, to: { name, email, phone, address }, orders, going, notes }];
}

export const ordersGoing = (parcels: readonly OpenParcel[]) => parcels.flatMap(({ going }) => going);

export const countOfParcels = (count: number) => (count === 1 ? '1 parcel' : `${formatCount(count)} parcels`);

/** "12 orders in 7 parcels". */
export const ordersInParcels = (orders: number, parcels: number) =>
  `${countOfOrders(orders)} in ${countOfParcels(parcels)}`;

/** "Norrland BD 312-V": the part to pick. */
export const restockedUnits = ({ part }: Pick<ToShip_OrderFragment, 'part'>) =>
  [part?.brand, part?.partNumber].filter(Boolean).join(' ');
