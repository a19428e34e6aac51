import type { LineValues } from '../../../cars/fitment-admin/line-values.js';
import { changesIn } from '../../import/import-kind.js';
import { listCell } from '../../import/row-cells.js';

/** What of a line a file changes, by its columns. */
export const changesOfLine = changesIn<LineValues>({
  make: ({ make }) => make,
  model: ({ model }) => model,
  year_from: ({ yearFrom }) => yearFrom,
  year_to: ({ yearTo }) => yearTo,
  litres: ({ litres }) => litres?.toFixed(1) ?? null,
  cylinders: ({ cylinders }) => cylinders,
  fuel: ({ fuel }) => fuel,
  position: ({ position }) => position,
  units: ({ units }) => units,
  question: ({ question }) => question,
  accepted: ({ accepted }) => listCell(accepted ?? []) || null,
  excludes: ({ excludes }) => (excludes ? 'yes' : 'no'),
  note: ({ note }) => note,
  source: ({ source }) => source,
});
