import type { ImportKind } from './import-kind.js';
import { type ImportLine, ImportLineKind } from './import.types.js';

export type SavedLine = Omit<ImportLine, 'changes' | 'id' | 'words'> & {
  readonly before: unknown;
  readonly after: unknown;
};

export function previewOf(kind: ImportKind, { before, after, ...line }: SavedLine): ImportLine {
  return {
    ...line,
    id: String(line.place),
    words: line.kind === ImportLineKind.NEW && after ? kind.format(after) : null,
    changes: before && after ? kind.changesOf(before, after) : [],
  };
}
