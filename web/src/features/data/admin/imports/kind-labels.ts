import type { ImportKind } from '#shared/gql/schema-types.generated';

interface KindLabels {
  /** On its tab. */
  readonly label: string;
  /** What one row is. */
  readonly row: string;
  /** How rows are known, and what a file leaves out. */
  readonly rule: string;
  readonly needed: string;
  readonly optional: string;
}

/** What a file of each kind is, in words; in the order of the tabs. */
export const kindLabels: Readonly<Record<ImportKind, KindLabels>> = {
  PARTS: {
    label: 'Parts and stock',
    row: 'One row, one part',
    rule: 'The part number and the brand say which part it is. Stock is written as a difference: what is sold meanwhile stays sold. An empty text is emptied, an empty price, stock or minimum stays.',
    needed: 'part_number; for a new part brand, name, price and stock, too',
    optional:
      'minimum, category, type, description, details, picture, more_pictures, picture_texts, stock_exported (as in an export: stock is a difference from it), export_id (as in an export: what a file of it moved is not moved again), part_id',
  },
  FITMENT: {
    label: 'Fitment',
    row: 'One row, one car of one part',
    rule: 'The part number, with the brand where two makers share it, says which part it is. A star stands for all models or years.',
    needed: 'part_number, make, model, year_from',
    optional:
      'brand, year_to, litres, cylinders, fuel, position, units, question, accepted, excludes, note, source',
  },
  NUMBERS: {
    label: 'Numbers',
    row: 'One row, one number of one part',
    rule: 'Kind is OE, interchange, replaces or replaced by. A number is known by its part, its kind and its letters and digits.',
    needed: 'part_number, kind, number',
    optional: 'brand, maker',
  },
  SPECIFICATIONS: {
    label: 'Specifications',
    row: 'One row, one fact of one part',
    rule: 'A fact is known by its part and its name; it is a number, with a unit if it has one, or a text.',
    needed: 'part_number, name, number or text',
    optional: 'brand, unit',
  },
  VEHICLES: {
    label: 'Cars',
    row: 'One row, one model',
    rule: 'Years as 1996-1999 | 2001-2003, engines as 2017-2022 2.4 l 4 cyl gasoline | 2024-2026 electric. A make keeps its spelling. No model is dropped, and no year that a list of cars or a customer’s car names.',
    needed: 'make, model; for a new model years, too',
    optional: 'engines',
  },
  QUESTIONS: {
    label: 'Questions',
    row: 'One row, one question',
    rule: 'What a fitment list asks where make, model, year and engine are not enough. Answers as rear discs | rear drums. No question is dropped, and no answer that a list accepts or a customer gave.',
    needed: 'key (such as rear-brakes), text or answers; for a new question both',
    optional: 'text, answers',
  },
};

export const importKinds = Object.keys(kindLabels) as ImportKind[];

/** As it stands in addresses: of the API, and of this app. */
export const kindPath = (kind: ImportKind) => kind.toLowerCase();
