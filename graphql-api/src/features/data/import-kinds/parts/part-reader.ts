import { validateSync } from 'class-validator';

import { parseDecimal } from '../../../../shared/money.js';
import type { PartDetails, PartFieldName } from '../../../catalogue/part/part-fields.js';
import { MAX_UNITS, UpdatePartInput } from '../../../catalogue/part-editing/part-admin.inputs.js';
import type { PartNaming } from '../named-parts.js';
import { readNaming } from '../named-parts.js';
import { type Head, RowCells } from '../../import/row-cells.js';
import { FIELD_CELLS, readFields } from './field-cells.js';

/** A row of a file: what it says of a part. What it has no column for is left out, and so is an empty number. */
export interface PartRow extends PartNaming {
  readonly details: PartDetails;
  /** Minor units. */
  readonly priceMinor?: number;
  readonly orderQuantity?: number;
  readonly stock?: number;
  /** What the shop had when the file was exported: with it the stock is a difference from that. */
  readonly stockExported?: number;
  /** Names the export that the row comes from. */
  readonly exportId?: string;
}

/** Reads rows of parts. An empty cell clears a text and keeps a number. */
export class PartReader {
  constructor(private readonly head: Head) {}

  /** Throws WrongCell for the first cell that is invalid. */
  read(cells: readonly string[]): PartRow {
    const row = new Cells(this.head, cells);
    const named = readNaming(row);
    const price = row.price();
    const details = readFields(row);
    const orderQuantity = row.whole('minimum', 1, MAX_UNITS) ?? undefined;
    requireAllowed(row, { ...details, price, orderQuantity });
    return {
      ...named,
      details,
      ...(price !== undefined && { priceMinor: price }),
      ...(orderQuantity !== undefined && { orderQuantity }),
      ...dropNull({
        stock: row.whole('stock', 0, MAX_UNITS),
        stockExported: row.whole('stock_exported', 0, 2_000_000_000),
        exportId: row.text('export_id', 60),
      }),
    };
  }
}

/** Thousands separated by one character, cents by another: 1,234.50. */
const GROUPED = /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*(?!\1)[.,]\d{1,2}$/;

class Cells extends RowCells<string> {
  /** Minor units: 64, 64.9 or 64.90, with a point or a comma, 1,234.50. What could be thousands or cents is asked for again. */
  price(): number | undefined {
    const text = this.figure('price') ?? undefined;
    if (text === undefined) return undefined;
    const written = text.replace(/^\$\s*/, '');
    const plain = GROUPED.test(written) ? written.replace(/\D(?=.*\D)/g, '') : written;
    const price = parseDecimal(plain.replace(/,(?=\d{1,2}$)/, '.'));
    if (price !== undefined) return price;
    const [, whole = '', rest = ''] = /^(\d{1,3})[.,](\d{3})$/.exec(plain) ?? [];
    this.refuse(
      'price',
      whole
        ? `is ambiguous. Write ${whole}.${rest.slice(0, 2)} or ${whole}${rest}.00.`
        : 'is not a price such as 64.90.',
    );
  }
}

/** Applies the rules of the form. Throws WrongCell. */
function requireAllowed(row: Cells, values: Partial<UpdatePartInput>): void {
  const [error] = validateSync(Object.assign(new UpdatePartInput(), values), { stopAtFirstError: true });
  if (!error) return;
  const { property, constraints, children } = error;
  const [rule = `${property} is not allowed`] = Object.values(
    constraints ?? children?.[0]?.constraints ?? {},
  );
  row.refuse(columnOf(property), `is invalid: ${rule}.`);
}

const NUMBERS: Readonly<Record<string, string>> = { price: 'price', orderQuantity: 'minimum' };

const columnOf = (property: string): string =>
  NUMBERS[property] ?? FIELD_CELLS[property as PartFieldName].column;

const dropNull = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
