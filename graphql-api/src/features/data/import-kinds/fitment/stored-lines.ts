import { newId } from '../../../../shared/ids.js';
import { lineKey, type LineValues, type StoredLine } from '../../../cars/fitment-admin/line-values.js';
import type { Outcome } from '../../import/import-kind.js';
import type { NamedPart } from '../named-parts.js';
import { WrongCell } from '../../import/row-cells.js';
import { trimText } from '../../../../shared/visible-text.js';
import { changesOfLine } from './fitment-cells.js';
import type { FileLine, FileRow } from './fitment-reader.js';

type Compared = Pick<Outcome<LineValues>, 'after' | 'before' | 'key' | 'kind' | 'rowId'>;

/** The stored lines of the lists, by their ids and by what they say. */
export class StoredLines {
  private readonly byId = new Map<string, StoredLine>();
  private readonly byKey = new Map<string, StoredLine>();

  constructor(lines: readonly StoredLine[]) {
    for (const line of lines) {
      this.byId.set(line.id, line);
      this.byKey.set(`${line.partId} ${lineKey(line)}`, line);
    }
  }

  compare({ id, revision }: FileRow, part: NamedPart, line: FileLine, source: string): Compared | WrongCell {
    const named = id ? this.byId.get(id) : undefined;
    if (id && !named)
      return new WrongCell('id', id, "doesn't match an existing row. Leave it empty to add one.");
    if (named && named.partId !== part.id) return new WrongCell('id', id ?? '', 'belongs to another part.');
    const alike = named ?? { ...BLANK, source };
    const key = lineKey({ ...alike, ...line });
    const holder = this.byKey.get(`${part.id} ${key}`);
    if (named && holder && holder.id !== named.id) {
      return new WrongCell('model', line.model, 'already exists as another row.');
    }
    const before = named ?? holder;
    if (!before) {
      const after = { ...BLANK, source, ...line };
      return { kind: 'NEW', rowId: newId(), key, before: null, after };
    }
    const after = { ...before, ...line };
    const own = { rowId: before.id, key };
    if (changesOfLine(trimmed(before), trimmed(after)).length === 0) {
      return { kind: 'SAME', ...own, before: null, after: null };
    }
    if (revision !== null && revision !== before.revision) {
      const reason = `is outdated: this row has changed since (now ${before.revision}). Export it again.`;
      return new WrongCell('revision', String(revision), reason);
    }
    return { kind: 'CHANGED', ...own, before, after };
  }
}

/** Values of a line where a file has none. */
const BLANK = {
  litres: null,
  cylinders: null,
  fuel: null,
  position: null,
  units: null,
  question: null,
  accepted: null,
  excludes: false,
  note: null,
} as const;

/** Spaces at the ends are lost in a file. */
const trimmed = <L extends LineValues>(line: L): L => ({
  ...line,
  note: trimText(line.note ?? '') || null,
  source: trimText(line.source),
});
