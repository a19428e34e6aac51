/** What a file of lists of cars may have, in the order of an export. */
export const COLUMNS = [
  'id',
  'revision',
  'part_id',
  'brand',
  'part_number',
  'make',
  'model',
  'year_from',
  'year_to',
  'litres',
  'cylinders',
  'fuel',
  'position',
  'units',
  'question',
  'accepted',
  'excludes',
  'note',
  'source',
] as const;

export type Column = (typeof COLUMNS)[number];
