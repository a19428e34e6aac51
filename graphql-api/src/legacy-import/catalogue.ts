import type { EntityManager } from 'typeorm';

import { Part } from '../features/catalogue/part/part.entity.js';
import { newId } from '../shared/ids.js';
import { Batch } from './batch.js';
import { idOfImported } from './imported-row.js';
import { type PartTerms, type Units, unitsOf } from './order-quantity.js';
import type { LegacyOrderDocument } from './read-order.js';
import type { LegacyPart } from './read-part.js';

interface KnownPart extends PartTerms {
  readonly id: string;
}

/** What an order was for, and what a person should know of it. */
export interface OrderedPart extends Units {
  readonly partId: string;
  readonly remark?: string;
}

/** The parts of an old shop, and what its orders say of them. */
export class Catalogue {
  readonly batch: Batch<Part>;
  /** Number of parts that exist only for past orders. */
  goneParts = 0;
  private readonly byName = new Map<string, KnownPart[]>();
  private readonly gone = new Map<string, string>();

  constructor(
    manager: EntityManager,
    private readonly now: Date,
  ) {
    this.batch = new Batch(manager, Part);
  }

  async add(part: LegacyPart): Promise<void> {
    const { name, priceMinor, orderQuantity } = part;
    const id = idOfImported(part);
    const namesakes = this.byName.get(name) ?? [];
    this.byName.set(name, [...namesakes, { id, priceMinor, orderQuantity }]);
    await this.batch.add({ ...part, ...noUnits(part.availableQuantity), id });
  }

  /**
   * The part and units of an order. If they can't be determined, the order is for one unit at its total, of a part that is
   * no longer sold: no one can pay for or count what is not known.
   */
  async partOf(order: LegacyOrderDocument): Promise<OrderedPart> {
    const { product, totalMinor, units } = order;
    const named = this.byName.get(product) ?? [];
    const [first] = named;
    if (units) return { ...units, partId: first?.id ?? (await this.goneId(order)) };
    for (const part of named) {
      const found = unitsOf(totalMinor, part);
      if (found) return { ...found, partId: part.id };
    }
    const remark = first
      ? `its quantity can't be derived from the part's price: kept as 1`
      : 'its part is not in the export: kept as 1 of a part that is no longer sold';
    return { quantity: 1, unitPriceMinor: totalMinor, partId: await this.goneId(order), remark };
  }

  private async goneId({ product, totalMinor, createdAt }: LegacyOrderDocument): Promise<string> {
    const known = this.gone.get(product);
    if (known) return known;
    const id = newId(createdAt);
    this.gone.set(product, id);
    this.goneParts += 1;
    await this.batch.add({
      ...noUnits(0),
      id,
      name: product,
      image: null,
      priceMinor: totalMinor,
      orderQuantity: 1,
      description: '',
      createdBy: '',
      createdAt,
      deletedAt: this.now,
    });
    return id;
  }
}

/** Sold units are booked once all orders are known (book-import.ts). */
const noUnits = (availableQuantity: number) => ({
  availableQuantity,
  receivedQuantity: availableQuantity,
  heldQuantity: 0,
  soldQuantity: 0,
});
