import type { ImportKind } from '#shared/gql/schema-types.generated';

interface KindLabels {
  /** Label of its tab. */
  readonly label: string;
  /** Noun for one row. */
  readonly row: string;
  /** Says how rows are identified, and what a file may leave out. */
  readonly rule: string;
  readonly needed: string;
  readonly optional: string;
}

/** Description of each import kind, in the order of the tabs. */
export const kindLabels: Readonly<Record<ImportKind, KindLabels>> = {
  PARTS: {
    label: 'Parts and stock',
    row: 'One row per part',
    rule: 'Parts are matched by part number and brand. Only your change of stock is applied, so sales since the export still count. An empty text cell clears the text; an empty price, stock or minimum is left unchanged.',
    needed: 'part_number; new parts also need brand, name, price and stock',
    optional:
      'minimum, category, type, description, details, picture, more_pictures, picture_texts (alt texts), stock_exported (filled in by an export: only your change of stock is applied), export_id (filled in by an export: no change is applied twice), part_id',
  },
  FITMENT: {
    label: 'Fitment',
    row: 'One row per car of a part',
    rule: 'Parts are matched by part number, plus brand where two brands share it. * means all models or years.',
    needed: 'part_number, make, model, year_from',
    optional:
      'brand, year_to, litres, cylinders, fuel, position, units, question, accepted, excludes, note, source',
  },
  NUMBERS: {
    label: 'Numbers',
    row: 'One row per number of a part',
    rule: 'Kind is OE, interchange, replaces or replaced by. Numbers are matched by part, kind, and their letters and digits.',
    needed: 'part_number, kind, number',
    optional: 'brand, maker',
  },
  SPECIFICATIONS: {
    label: 'Specifications',
    row: 'One row per specification of a part',
    rule: 'Specifications are matched by part and name. The value is a number, with an optional unit, or text.',
    needed: 'part_number, name, number or text',
    optional: 'brand, unit',
  },
  VEHICLES: {
    label: 'Cars',
    row: 'One row per model',
    rule: "Years as 1996-1999 | 2001-2003, engines as 2017-2022 2.4 l 4 cyl gasoline | 2024-2026 electric. The spelling of existing makes is kept. Models aren't removed, nor are years used by fitment or a customer's car.",
    needed: 'make, model; new models also need years',
    optional: 'engines',
  },
  QUESTIONS: {
    label: 'Questions',
    row: 'One row per question',
    rule: "Asked where make, model, year and engine aren't enough to confirm the fit. Answers as rear discs | rear drums. Questions aren't removed, nor are answers used by fitment or a customer's car.",
    needed: 'key (such as rear-brakes), text or answers; new questions need both',
    optional: 'text, answers',
  },
};

export const importKinds = Object.keys(kindLabels) as ImportKind[];

/** Segment of the kind in URLs, of the API and of this app. */
export const kindPath = (kind: ImportKind) => kind.toLowerCase();
