import { toDecimal } from '../../../../shared/money.js';
import type { Part } from '../../../catalogue/part/part.entity.js';
import { fieldsOf, type PartFieldValues } from '../../../catalogue/part/part-fields.js';
import { isPayable } from '../../../catalogue/part/payable.js';
import type { Cell } from '../../../../shared/table-file/export-file.js';
import { PART_COLUMNS } from '../named-parts.js';
import { WrongCell } from '../../import/row-cells.js';
import { FIELD_CELLS, FIELD_WRITERS } from './field-cells.js';
import type { StockOrigin } from './stock-origins.js';

/** What a file says of a part, and the shop has of it. Price in minor units; `stock` are the units that can be promised. */
export interface PartValues extends PartFieldValues {
  readonly priceMinor: number;
  readonly orderQuantity: number;
  readonly stock: number;
  /** For values of a file: what its stock is a difference from, where it moves units. */
  readonly origin?: StockOrigin;
}

export const PART_CELLS: Readonly<Record<string, (part: PartValues) => Cell>> = {
  ...FIELD_WRITERS,
  price: ({ priceMinor }) => toDecimal(priceMinor),
  stock: ({ stock }) => stock,
  minimum: ({ orderQuantity }) => orderQuantity,
};

/** What a file may have of a part, in the order of an export. */
export const COLUMNS = [
  ...new Set([
    ...PART_COLUMNS,
    'name',
    'price',
    'stock',
    'stock_exported',
    'minimum',
    ...Object.keys(FIELD_WRITERS),
    'export_id',
  ]),
];

export const valuesOf = (part: Part): PartValues => ({
  ...fieldsOf(part),
  priceMinor: part.priceMinor,
  orderQuantity: part.orderQuantity,
  stock: part.availableQuantity,
});

/** Why a part can't be like that, by the rules that its form has; null when it can. `before` is null for a new one. */
export function problemOf(after: PartValues, before: PartValues | null): WrongCell | null {
  const wrong = (column: string, reason: string) =>
    new WrongCell(column, String(PART_CELLS[column]?.(after) ?? ''), reason);
  if (after.stock < 0) return wrong('stock', 'is negative: items were sold after the file was exported.');
  if (!isPayable(after))
    return wrong(
      'price',
      `times the minimum order of ${after.orderQuantity} is not an amount a card can pay.`,
    );
  const { image, moreImages } = after;
  if (moreImages.length > 0 && (image === null || moreImages.includes(image)))
    return wrong('more_pictures', "can't be set without a first picture.");
  for (const field of ['name', 'image', 'description'] as const) {
    if (before?.[field] && !after[field]) return wrong(FIELD_CELLS[field].column, "can't be empty.");
  }
  return after.name ? null : wrong('name', 'is empty.');
}
