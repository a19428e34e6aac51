import { RowShapes } from '../../../shared/selected-columns.js';
import type { Part } from './part.entity.js';
import { columnOf, PART_FIELD_NAMES, type PartFieldValues } from './part-fields.js';

/** What visitors see of a part, and admins in lists: a plain row. */
export type ShownPart = PartFieldValues &
  Pick<
    Part,
    | 'id'
    | 'priceMinor'
    | 'orderQuantity'
    | 'availableQuantity'
    | 'universal'
    | 'fitmentComplete'
    | 'createdBy'
    | 'createdAt'
  >;

/** The columns of a `ShownPart`. Alias: `item`. */
const COLUMNS: Readonly<Record<keyof ShownPart, string>> = {
  id: 'item.id',
  ...(Object.fromEntries(PART_FIELD_NAMES.map((name) => [name, `item.${columnOf(name)}`])) as Record<
    keyof PartFieldValues,
    string
  >),
  priceMinor: 'item.price_minor',
  orderQuantity: 'item.order_quantity',
  availableQuantity: 'item.available_quantity',
  universal: 'item.universal',
  fitmentComplete: 'item.fitment_complete',
  createdBy: 'item.created_by',
  createdAt: 'item.created_at',
};

/** How a `ShownPart` is selected and read, also with some of its columns. */
export const shownParts = new RowShapes(Object.prototype, COLUMNS);

/** All columns of a `ShownPart`. Alias: `item`. */
export const SHOWN = shownParts.of(undefined).list;
