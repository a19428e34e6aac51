import { restockedUnits, type OpenParcel } from './open-parcel';

interface PartToPick {
  key: string;
  /** Brand and number; empty where the part has none, or is no longer sold. */
  number: string;
  product: string;
  /** Number of parcels that contain it. */
  parcels: number;
  /** Number of items in all of them together. */
  pieces: number;
}

/** Lists the parts by brand and number, as shelves are sorted; parts without one last. Pure. */
export function partsToPick(parcels: readonly OpenParcel[]): PartToPick[] {
  const parts = new Map<string, PartToPick & { in: Set<string> }>();
  for (const { id, going } of parcels) {
    for (const order of going) {
      // An order of a part no longer sold has none: it is identified by its name.
      const key = order.part?.id ?? order.product;
      const part = parts.get(key) ?? {
        key,
        number: restockedUnits(order),
        product: order.product,
        parcels: 0,
        pieces: 0,
        in: new Set(),
      };
      part.in.add(id);
      parts.set(key, { ...part, parcels: part.in.size, pieces: part.pieces + order.quantity });
    }
  }
  return [...parts.values()].sort(
    (one, other) =>
      Number(one.number === '') - Number(other.number === '') ||
      one.number.localeCompare(other.number, 'en', { numeric: true }) ||
      one.product.localeCompare(other.product, 'en'),
  );
}
