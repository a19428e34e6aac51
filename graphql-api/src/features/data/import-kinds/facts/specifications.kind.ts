import type { CheckService } from '../../../cars/fitment-admin/finding/check.service.js';
import { checkedSpecifications, formatSpecification } from '../../../cars/fitment-admin/part-facts.js';
import { ImportKindName } from '../../import/import.types.js';
import { type RowCells, WrongCell } from '../../import/row-cells.js';
import { rowIdOf } from '../row-id.js';
import { OF_A_PART, text } from '../rows-of-table.js';
import { FactKind } from './fact-kind.js';

interface SpecificationValues {
  readonly name: string;
  readonly number: number | null;
  readonly unit: string | null;
  readonly text: string | null;
}

type Column = keyof SpecificationValues;

/** Specifications of parts: a row is one fact, known by its part and its name. New ones come after those that are there. */
export const specificationsKind = (checks: CheckService) =>
  new FactKind<Column, SpecificationValues>(
    {
      name: ImportKindName.SPECIFICATIONS,
      columns: ['name', 'number', 'unit', 'text'],
      needs: [['name'], ['number', 'text']],
      most: 100,
      blank: { name: '', number: null, unit: null, text: null },
      read(row) {
        const name = row.text('name', 60);
        if (!name) throw new WrongCell('name', '', 'is empty.');
        const provided = { number: numberOf(row), unit: row.text('unit', 20), text: row.text('text', 200) };
        return [
          {
            name,
            ...Object.fromEntries(Object.entries(provided).filter(([, value]) => value !== undefined)),
          },
        ];
      },
      keyOf: ({ name }) => name,
      check: (values) => void checkedSpecifications([values]),
      named: 'name',
      cells: {
        name: ({ name }) => name,
        number: ({ number }) => number,
        unit: ({ unit }) => unit,
        text: ({ text }) => text,
      },
      format: formatSpecification,
      newRowId: (partId, { name }) => rowIdOf(`${partId} ${name}`),
      selectStored: `SELECT ${rowIdSql('row')} AS "rowId", row.part_id AS "partId", row.name, row.number::float8 AS number, row.unit, row.text,
          part.brand, part.part_number AS "partNumber"
        FROM part_specification AS row JOIN part ON part.id = row.part_id`,
      order: 'row.place',
      table: {
        table: 'part_specification',
        columns: {
          name: text('name'),
          number: (side) => `(${side}->>'number')::numeric`,
          unit: text('unit'),
          text: text('text'),
        },
        ofNew: {
          part_id: 'line.part_id',
          place: `(SELECT coalesce(max(place), 0) FROM part_specification AS last WHERE last.part_id = line.part_id)
            + row_number() OVER (PARTITION BY line.part_id ORDER BY line.place)`,
        },
        matches: `part_specification.part_id = line.part_id AND part_specification.name = coalesce(line.before, line.after)->>'name'`,
        rowId: rowIdSql('part_specification'),
        owner: OF_A_PART,
      },
    },
    checks,
  );

function numberOf(row: RowCells<Column>): number | null | undefined {
  const text = row.figure('number');
  if (text == null) return text;
  if (!/^-?\d{1,10}(?:[.,]\d{1,4})?$/.test(text))
    row.refuse('number', 'must be a number with at most four decimals.');
  return Number(text.replace(',', '.'));
}

/** `rowIdOf` in SQL. */
function rowIdSql(table: string) {
  return `md5(${table}.part_id || ' ' || ${table}.name)::uuid`;
}
