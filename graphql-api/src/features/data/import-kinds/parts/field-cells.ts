import type { Cell } from '../../../../shared/table-file/export-file.js';
import { listCell, listOfCell, placesOfCell, type RowCells, enumLabel } from '../../import/row-cells.js';
import { Category } from '../../../catalogue/part/category.js';
import {
  type PartDetails,
  type PartFieldName,
  type PartFieldValues,
} from '../../../catalogue/part/part-fields.js';
import { PartType } from '../../../catalogue/part/part-type.js';
import type { Side } from '../rows-of-table.js';

const MAX_TEXT_LENGTH = 10_000;
const MAX_LINKS_LENGTH = 24_000;

interface FieldCell<Name extends PartFieldName> {
  readonly column: string;
  /** Returns undefined where the file has no value. Throws WrongCell. */
  readonly read: (row: RowCells<string>, column: string) => PartDetails[Name];
  readonly write: (value: PartFieldValues[Name]) => Cell;
  /** SQL: what a side of a line says of it. */
  readonly sql: (side: Side, name: Name) => string;
}

const text = (side: Side, name: string) => `${side}->>'${name}'`;
const list = (side: Side, name: string) => `ARRAY(SELECT jsonb_array_elements_text(${side}->'${name}'))`;

/** Text that an empty cell clears. */
const optionalText = {
  read: (row: RowCells<string>, column: string) => {
    const value = row.text(column, MAX_TEXT_LENGTH);
    return value === null ? '' : value;
  },
  write: (value: string) => value || null,
  sql: text,
};

/** Text that names the part: an empty cell changes nothing. */
const naming = {
  read: (row: RowCells<string>, column: string) => row.text(column, MAX_TEXT_LENGTH) ?? undefined,
  write: (value: string | null) => value,
  sql: text,
};

/** Each field of a part; a file has the columns in this order, after those that name the part and its price and stock. */
export const FIELD_CELLS: { readonly [Name in PartFieldName]: FieldCell<Name> } = {
  name: { column: 'name', ...optionalText },
  category: {
    column: 'category',
    read: (row, column) => row.oneOf(column, Category),
    write: (category) => category && enumLabel(category),
    sql: text,
  },
  type: {
    column: 'type',
    read: (row, column) => row.oneOf(column, PartType),
    write: (type) => type && enumLabel(type),
    sql: text,
  },
  description: { column: 'description', ...optionalText },
  details: { column: 'details', ...optionalText },
  image: {
    column: 'picture',
    read: (row, column) => row.text(column, MAX_LINKS_LENGTH),
    write: (image) => image,
    sql: text,
  },
  moreImages: {
    column: 'more_pictures',
    read: (row, column) => listIn(row.text(column, MAX_LINKS_LENGTH), listOfCell),
    write: (links) => listCell(links) || null,
    sql: list,
  },
  imageAlts: {
    column: 'picture_texts',
    read: (row, column) => listIn(row.text(column, MAX_TEXT_LENGTH), placesOfCell),
    write: (alts) => (alts.some(Boolean) ? listCell(alts) : null),
    sql: list,
  },
  brand: { column: 'brand', ...naming },
  partNumber: { column: 'part_number', ...naming },
};

const listIn = (cell: string | null | undefined, split: (cell: string) => string[]) =>
  cell === undefined ? undefined : split(cell ?? '');

const rowOf = (name: PartFieldName): FieldCell<PartFieldName> =>
  FIELD_CELLS[name] as FieldCell<PartFieldName>;

const FIELDS = Object.keys(FIELD_CELLS) as PartFieldName[];

/** Reads the fields of a row. Throws WrongCell. */
export const readFields = (cells: RowCells<string>): PartDetails =>
  Object.fromEntries(FIELDS.map((name) => [name, rowOf(name).read(cells, rowOf(name).column)]));

/** How each field is written to a file, by its column. */
export const FIELD_WRITERS: Readonly<Record<string, (part: PartFieldValues) => Cell>> = Object.fromEntries(
  FIELDS.map((name) => [rowOf(name).column, (part: PartFieldValues) => rowOf(name).write(part[name])]),
);

/** SQL: what a side of a line says of a field. */
export const fieldSql = (name: PartFieldName) => (side: Side) => rowOf(name).sql(side, name);
