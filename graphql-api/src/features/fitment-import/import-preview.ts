import { lineWords, type LineValues } from '../fitment-desk/line-values.js';
import { answersCell } from './fitment-columns.js';
import { type FitmentImportLine, type ImportChange, ImportLineKind } from './fitment-import.types.js';

/** A line of an import as it is kept. */
export type KeptLine = Omit<FitmentImportLine, 'changes' | 'id' | 'words'> & {
  readonly before: LineValues | null;
  readonly after: LineValues | null;
};

/** What of a line a file changes, by its columns. */
const CELLS: Record<string, (line: LineValues) => number | string | null> = {
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
  accepted: ({ accepted }) => answersCell(accepted) || null,
  excludes: ({ excludes }) => (excludes ? 'yes' : 'no'),
  note: ({ note }) => note,
  source: ({ source }) => source,
};

/** Every value that differs, by column. Empty: the two say the same. */
export function changesOf(before: LineValues, after: LineValues): ImportChange[] {
  return Object.entries(CELLS).flatMap(([column, cell]) => {
    const [was, becomes] = [cell(before), cell(after)].map((value) =>
      value === null ? null : String(value),
    );
    return was === becomes ? [] : [{ column, before: was ?? null, after: becomes ?? null }];
  });
}

/** A line as the preview shows it. */
export function previewOf({ before, after, ...line }: KeptLine): FitmentImportLine {
  return {
    ...line,
    id: String(line.place),
    words: line.kind === ImportLineKind.NEW && after ? lineWords(after) : null,
    changes: before && after ? changesOf(before, after) : [],
  };
}
