import type { Part } from './part.entity.js';
import { columnOf, PART_FIELD_NAMES, type SaidOfPart } from './part-fields.js';

/** What visitors see of a part, and admins in lists: a plain row. */
export type ShownPart = SaidOfPart &
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

const fields = PART_FIELD_NAMES.map((name) => `item.${columnOf(name)} AS "${name}"`).join(', ');

/** The columns of a `ShownPart`. Alias: `item`. */
export const SHOWN = `item.id, ${fields}, item.price_minor AS "priceMinor",
  item.order_quantity AS "orderQuantity", item.available_quantity AS "availableQuantity", item.universal,
  item.fitment_complete AS "fitmentComplete", item.created_by AS "createdBy",
  item.created_at AS "createdAt"`;
