import type { Part } from './part.entity.js';

/** What visitors see of a part, and admins in lists: a plain row. */
export type ShownPart = Pick<
  Part,
  | 'id'
  | 'name'
  | 'image'
  | 'moreImages'
  | 'priceMinor'
  | 'orderQuantity'
  | 'availableQuantity'
  | 'description'
  | 'details'
  | 'category'
  | 'brand'
  | 'partNumber'
  | 'universal'
  | 'fitmentComplete'
  | 'createdBy'
  | 'createdAt'
>;

/** The columns of a `ShownPart`. Alias: `item`. */
export const SHOWN = `item.id, item.name, item.image, item.more_images AS "moreImages", item.price_minor AS "priceMinor",
  item.order_quantity AS "orderQuantity", item.available_quantity AS "availableQuantity", item.description, item.details,
  item.category, item.brand, item.part_number AS "partNumber", item.universal,
  item.fitment_complete AS "fitmentComplete", item.created_by AS "createdBy",
  item.created_at AS "createdAt"`;
