import { newId } from '../../../shared/ids.js';
import type { CheckService } from '../../fitment-desk/finding/check.service.js';
import { checkedNumbers, numberWords } from '../../fitment-desk/part-facts.js';
import { PartNumberKind } from '../../part/part-number.kinds.js';
import { ImportKindName } from '../../import/import.types.js';
import { numberKey } from '../../search/search-condition.js';
import { wordOf, WrongCell } from '../../import/row-cells.js';
import { OF_A_PART, text } from '../rows-of-table.js';
import { FactKind } from './fact-kind.js';

interface NumberValues {
  readonly kind: PartNumberKind;
  readonly number: string;
  readonly maker: string | null;
}

const { MAKER: _, ...KINDS } = PartNumberKind;

/** Numbers that others give parts: a row is one of them. It is known by its part, its kind and its signs without punctuation. */
export const numbersKind = (checks: CheckService) =>
  new FactKind<'kind' | 'maker' | 'number', NumberValues>(
    {
      name: ImportKindName.NUMBERS,
      columns: ['kind', 'number', 'maker'],
      needs: [['kind'], ['number']],
      most: 500,
      blank: { kind: PartNumberKind.OE, number: '', maker: null },
      read(row) {
        const [kind, number] = [row.oneOf('kind', KINDS), row.text('number', 100)];
        if (!kind) throw new WrongCell('kind', '', 'is empty.');
        if (!number) throw new WrongCell('number', '', 'is empty.');
        const maker = row.text('maker', 100);
        return { kind, number, ...(maker !== undefined && { maker }) };
      },
      keyOf: ({ kind, number }) => `${kind} ${numberKey(number)}`,
      check: (values) => void checkedNumbers([values]),
      named: 'number',
      cells: {
        kind: ({ kind }) => wordOf(kind),
        number: ({ number }) => number,
        maker: ({ maker }) => maker,
      },
      wordsOf: numberWords,
      newRowId: () => newId(),
      standing: `SELECT row.id AS "rowId", row.part_id AS "partId", row.kind, row.number, row.maker, part.brand,
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
