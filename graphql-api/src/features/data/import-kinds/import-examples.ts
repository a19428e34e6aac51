import type { Cell, Exported } from '../../../shared/table-file/export-file.js';
import type { ImportKind } from '../import/import-kind.js';
import type { ImportKindName } from '../import/import.types.js';

type Row = Readonly<Record<string, Cell>>;

const DISC = { part_number: 'BD 312-V', brand: 'Norrland' };
const PADS = { part_number: 'BP 31-L', brand: 'Norrland' };

/**
 * A small file of each kind, as someone would begin one. Taken in this order they go into an empty shop: lists, numbers and specifications
 * name the parts, cars and questions before them.
 */
export const EXAMPLES: Readonly<Record<ImportKindName, readonly Row[]>> = {
  VEHICLES: [
    {
      make: 'Honda',
      model: 'Civic',
      years: '2006-2011 | 2016-2021',
      engines: '2006-2011 1.8 l 4 cyl gasoline | 2016-2021 2.0 l 4 cyl gasoline',
    },
    { make: 'Volkswagen', model: 'Golf', years: '2015-2021' },
  ],
  QUESTIONS: [
    { key: 'rear-brakes', text: 'Rear disc or drum?', answers: 'rear discs | rear drums' },
    { key: 'tow', text: 'Does it have a tow package?', answers: 'a tow package | no tow package' },
  ],
  PARTS: [
    {
      ...DISC,
      name: 'Front brake disc 312 mm, vented',
      price: '64.90',
      stock: 16,
      minimum: 2,
      category: 'brakes',
      type: 'front brake disc',
      description: 'Vented, coated, 312 mm.',
    },
    {
      ...PADS,
      name: 'Front brake pad set, low dust',
      price: '38.50',
      stock: 31,
      category: 'brakes',
      type: 'front brake pads',
    },
  ],
  FITMENT: [
    {
      ...DISC,
      make: 'Honda',
      model: 'Civic',
      year_from: 2016,
      year_to: 2021,
      litres: '2.0',
      position: 'front',
    },
    { ...PADS, make: 'Volkswagen', model: 'Golf', year_from: 2015, year_to: 2018, position: 'front' },
  ],
  NUMBERS: [
    { ...DISC, kind: 'OE', number: '45251-TBA-A00', maker: 'Honda' },
    { ...PADS, kind: 'interchange', number: 'P 85 075', maker: 'Brembo' },
  ],
  SPECIFICATIONS: [
    { ...DISC, name: 'Diameter', number: 312, unit: 'mm' },
    { ...DISC, name: 'Surface', text: 'coated' },
  ],
};

/** The example of a kind with the columns that it uses, in the kind's own order. */
export function exampleOf({ name, columns }: Pick<ImportKind, 'columns' | 'name'>): Exported {
  const rows = EXAMPLES[name];
  const used = columns.filter((column) => rows.some((row) => column in row));
  return {
    columns: used,
    // eslint-disable-next-line @typescript-eslint/require-await -- they are in memory
    async *readAll() {
      yield rows.map((row) => used.map((column) => row[column] ?? null));
    },
  };
}
