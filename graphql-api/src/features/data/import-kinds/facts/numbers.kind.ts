import { newId } from '../../../../shared/ids.js';
import type { CheckService } from '../../../cars/fitment-admin/finding/check.service.js';
import { checkedNumbers, formatPartNumber } from '../../../cars/fitment-admin/part-facts.js';
import { PartNumberKind } from '../../../catalogue/part/part-number.kinds.js';
import { ImportKindName } from '../../import/import.types.js';
import { numberKey } from '../../../catalogue/search/search-condition.js';
import { type RowCells, enumLabel, WrongCell } from '../../import/row-cells.js';
import { OF_A_PART, text } from '../rows-of-table.js';
import { FactKind } from './fact-kind.js';

interface NumberValues {
  readonly kind: PartNumberKind;
  readonly number: string;
  readonly maker: string | null;
}

const { MAKER: _, ...KINDS } = PartNumberKind;

/** Numbers that others give parts: a row is one of them, or several of the same kind and maker in one cell. Its key: part, kind and characters without punctuation. */
export const numbersKind = (checks: CheckService) =>
  new FactKind<'kind' | 'maker' | 'number', NumberValues>(
    {
      name: ImportKindName.NUMBERS,
      columns: ['kind', 'number', 'maker'],
      needs: [['kind'], ['number']],
      most: 500,
      blank: { kind: PartNumberKind.OE, number: '', maker: null },
      read(row) {
        const [kind, numbers] = [row.oneOf('kind', KINDS), readNumbers(row)];
        if (!kind) throw new WrongCell('kind', '', 'is empty.');
        const maker = row.text('maker', 100);
        return numbers.map((number) => ({ kind, number, ...(maker !== undefined && { maker }) }));
      },
      keyOf: ({ kind, number }) => `${kind} ${numberKey(number)}`,
      check: (values) => void checkedNumbers([values]),
      named: 'number',
      cells: {
        kind: ({ kind }) => enumLabel(kind),
        number: ({ number }) => number,
        maker: ({ maker }) => maker,
      },
      format: formatPartNumber,
      newRowId: () => newId(),
      selectStored: `SELECT row.id AS "rowId", row.part_id AS "partId", row.kind, row.number, row.maker, part.brand,
          part.part_number AS "partNumber"
        FROM part_number AS row JOIN part ON part.id = row.part_id`,
      order: 'row.id',
      table: {
        table: 'part_number',
        columns: { kind: text('kind'), number: text('number'), maker: text('maker') },
        ofNew: { id: 'line.row_id', part_id: 'line.part_id' },
        matches: 'part_number.id = line.row_id',
        rowId: 'id',
        owner: OF_A_PART,
      },
    },
    checks,
  );

const MAX_CELL_LENGTH = 5000;
const MAX_NUMBER_LENGTH = 100;
/** Between two numbers of a cell; a slash without spaces is part of a number. */
const BETWEEN_NUMBERS = /\s*[,;|\r\n]\s*|\s+\/\s+/;
/** A long number as a spreadsheet with a decimal comma saves it: 7,70121E+12. */
const FIGURE = /^\d+,\d+E\+?\d+$/i;

/** The numbers in a cell, each once. Throws WrongCell. */
function readNumbers(row: RowCells<'kind' | 'maker' | 'number'>): string[] {
  const text = row.text('number', MAX_CELL_LENGTH);
  if (!text) throw new WrongCell('number', '', 'is empty.');
  if (/^\d+,\d+$/.test(text))
    row.refuse('number', 'may be one number or two. Separate numbers with |, or leave out the comma.');
  const numbers = FIGURE.test(text) ? [text] : text.split(BETWEEN_NUMBERS).filter((number) => number !== '');
  const long = numbers.find((number) => number.length > MAX_NUMBER_LENGTH);
  if (long !== undefined)
    row.refuse('number', `has a number that is longer than ${MAX_NUMBER_LENGTH} characters.`);
  if (numbers.length === 0) row.refuse('number', 'must contain a letter or a digit.');
  return [...new Map(numbers.map((number) => [numberKey(number), number])).values()];
}
