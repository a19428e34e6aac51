import type { Repository } from 'typeorm';

import { refusal } from '../../../shared/shop-error.js';
import type { Part } from '../../catalogue/part/part.entity.js';
import { PartSoldOut, QuantityOutOfRange } from '../../catalogue/part/part.errors.js';
import { isOutOfRange, type Reading, readingsOf } from './legacy-price.js';
import { PriceChanged } from '../order/order.errors.js';

/** The documented payload: the part's name and what the client thinks the whole order costs. */
export interface LegacyOrder {
  readonly product: string;
  readonly totalMinor: number;
}

/** Name and price do not point to exactly one part and quantity. */
export class UnresolvableOrder extends refusal(
  'UNRESOLVABLE_ORDER',
  'Name and price do not point to exactly one part and quantity.',
) {}

/** A client shows a price for at most this long; it keeps re-reading the list. */
const REMEMBERED_MINUTES = 60;

/** Finds out what documented clients order, which name neither part nor quantity. */
export class LegacyOrderReader {
  constructor(private readonly parts: Repository<Part>) {}

  /** The part and quantity of a legacy order. Throws UnresolvableOrder, PriceChanged, PartSoldOut, QuantityOutOfRange. */
  async read(order: LegacyOrder): Promise<Reading> {
    const named = await this.parts.findBy({ name: order.product });
    await this.requireSamePrice(named, order.totalMinor);
    return resolve(named, order.totalMinor);
  }

  /**
   * A total that means one quantity at a price of the last hour must not become another at today's. Throws
   * PriceChanged.
   */
  private async requireSamePrice(named: readonly Part[], totalMinor: number): Promise<void> {
    const former: { partId: string; priceMinor: number }[] = await this.parts.query(
      `SELECT DISTINCT subject_id AS "partId", (before->>'priceMinor')::integer AS "priceMinor" FROM audit_log
       WHERE subject = 'part' AND subject_id = ANY($1) AND action = 'PART_CHANGED'
         AND before->>'priceMinor' <> after->>'priceMinor' AND at > now() - make_interval(mins => $2)`,
      [named.map(({ id }) => id), REMEMBERED_MINUTES],
    );
    for (const { partId, priceMinor } of former) {
      const part = named.find(({ id }) => id === partId);
      if (!part) continue;
      const today = readingsOf(part, part.priceMinor, totalMinor).map(({ quantity }) => quantity);
      const then = readingsOf(part, priceMinor, totalMinor);
      if (then.some(({ quantity }) => !today.includes(quantity))) throw new PriceChanged(part.priceMinor);
    }
  }
}

/**
 * The one part and whole quantity in range that a documented client's total means. Two readings are a refusal, even if
 * one of them is now out of range: the result is never a quantity other than the one chosen. Pure; throws
 * UnresolvableOrder, PartSoldOut, QuantityOutOfRange.
 */
export function resolve(named: readonly Part[], totalMinor: number): Reading {
  const [reading, ...others] = named.flatMap((part) => readingsOf(part, part.priceMinor, totalMinor));
  if (reading && others.length === 0 && reading.quantity <= reading.part.availableQuantity) return reading;
  const [only, ...more] = named;
  if (only && more.length === 0) {
    const { availableQuantity, orderQuantity } = only;
    if (availableQuantity < orderQuantity) throw new PartSoldOut(availableQuantity, orderQuantity);
    if (isOutOfRange(only, totalMinor)) throw new QuantityOutOfRange(orderQuantity, availableQuantity);
  }
  throw new UnresolvableOrder();
}
