import type { EntityManager } from 'typeorm';

import { EventLoopPause } from '../../shared/event-loop-pause.js';
import { newId } from '../../shared/ids.js';
import { type FileBytes, readFormat } from '../../shared/table-file/file-format.js';
import { type RawRow, readRows } from '../../shared/table-file/read-rows.js';
import { UnreadableFile } from '../../shared/table-file/unreadable-file.js';
import { findLines, listModels, listQuestions } from '../fitment-desk/fitment-list.js';
import { lineKey, type LineValues, type StandingLine } from '../fitment-desk/line-values.js';
import { type Head, readHead } from './fitment-columns.js';
import { ImportLineKind } from './fitment-import.types.js';
import { DraftWriter } from './draft-writer.js';
import { changesOf } from './import-preview.js';
import { DiscardedMeanwhile } from './import.errors.js';
import { isDiscarded } from './import-rows.js';
import { findParts, type NamedPart, partOf } from './named-parts.js';
import { type FileLine, type FileRow, RowReader, WrongCell } from './row-reader.js';

/** Rows, and lines that wildcards make of them, that are looked up and written together. */
const ROWS_AT_A_TIME = 500;
const LINES_AT_A_TIME = 1000;
/** The same for rows that are long. */
const SIGNS_AT_A_TIME = 500_000;
const MOST_LINES = 500_000;

/** What a file would do, in numbers. */
export interface CheckedFile {
  readonly encoding: string;
  readonly delimiter: string;
  readonly rows: number;
  readonly counts: Readonly<Record<ImportLineKind, number>>;
  readonly digest: string;
}

/** A row of a file, read, or with what is wrong with it. */
interface ReadRow extends RawRow {
  readonly read: FileRow | WrongCell;
}

/**
 * Looks at a file row by row and writes down what each would do to the lists of now. The file is never in memory as a whole,
 * nothing is written to the lists, and everything else the shop does has its turn meanwhile.
 */
export class ImportCheck {
  /** In the transaction that holds the import. Throws UnreadableFile for what is not read row by row, DiscardedMeanwhile. */
  async check(manager: EntityManager, importId: string, fileName: string): Promise<CheckedFile> {
    const file = piecesOf(manager, importId);
    const format = await readFormat(file);
    const draft = new DraftWriter(manager, importId);
    const pause = new EventLoopPause();
    let rows = 0;
    let head: Head | undefined;
    let reader: RowReader | undefined;
    let waiting = new Waiting();
    const look = async () => {
      if (await isDiscarded(manager, importId)) throw new DiscardedMeanwhile();
      if (head) await this.lookAt(manager, draft, waiting.rows, { head, source: fileName }, pause);
      waiting = new Waiting();
    };
    for await (const some of readRows(file, format)) {
      for (const { row, cells } of some) {
        await pause.ifDue();
        if (!reader) {
          head = readHead(cells);
          reader = new RowReader(head, await listModels(manager), await listQuestions(manager));
          continue;
        }
        if (cells.every((cell) => cell.trim() === '')) continue;
        rows += 1;
        waiting.add({ row, cells, read: readOrRefuse(reader, cells) });
        if (waiting.isEnough) await look();
        if (draft.lines > MOST_LINES) {
          throw new UnreadableFile(`Row ${row}: the wildcards mean more than 500,000 rows. Cut the file.`);
        }
      }
    }
    if (!head) throw new UnreadableFile('The file is empty.');
    await look();
    const { encoding, delimiter } = format;
    return { encoding, delimiter, rows, counts: draft.counts, digest: draft.digest() };
  }

  private async lookAt(
    manager: EntityManager,
    draft: DraftWriter,
    rows: readonly ReadRow[],
    { head, source }: { readonly head: Head; readonly source: string },
    pause: EventLoopPause,
  ): Promise<void> {
    const read = rows.flatMap(({ read: one }) => (one instanceof WrongCell ? [] : [one]));
    const parts = await findParts(manager, read);
    const pairs = read.flatMap((one) => {
      const part = partOf(one, parts);
      return part instanceof WrongCell ? [] : one.lines.map(({ modelId }) => ({ partId: part.id, modelId }));
    });
    const ids = read.flatMap(({ id }) => (id ? [id] : []));
    const standing = new Standing(await findLines(manager, ids, pairs));
    for (const { row, cells, read: one } of rows) {
      await pause.ifDue();
      const part = one instanceof WrongCell ? one : partOf(one, parts);
      if (one instanceof WrongCell || part instanceof WrongCell) {
        draft.addWrong(row, labelOf(head, cells), part instanceof WrongCell ? part : (one as WrongCell));
        continue;
      }
      for (const line of one.lines) {
        const label = `${part.partNumber ?? part.name}, ${line.make} ${line.model}`;
        const outcome = standing.compare(one, part, line, source);
        if (outcome instanceof WrongCell) draft.addWrong(row, label, outcome);
        else draft.add({ row, label, partId: part.id, ...outcome });
      }
      if (draft.linesWaiting >= LINES_AT_A_TIME) await draft.flush();
    }
    await draft.flush();
  }
}

/** Rows that wait to be looked up together. */
class Waiting {
  readonly rows: ReadRow[] = [];
  private lines = 0;
  private signs = 0;

  add(row: ReadRow): void {
    this.rows.push(row);
    this.lines += row.read instanceof WrongCell ? 0 : row.read.lines.length;
    for (const cell of row.cells) this.signs += cell.length;
  }

  get isEnough(): boolean {
    return (
      this.rows.length >= ROWS_AT_A_TIME || this.lines >= LINES_AT_A_TIME || this.signs >= SIGNS_AT_A_TIME
    );
  }
}

/** What a line of a file would do. */
interface Outcome {
  readonly kind: ImportLineKind.CHANGED | ImportLineKind.NEW | ImportLineKind.SAME;
  readonly fitmentId: string;
  readonly revision: number;
  readonly key: string;
  readonly before: LineValues | null;
  readonly after: LineValues | null;
}

/** The lines that stand in the lists, by their ids and by what they say. */
class Standing {
  private readonly byId = new Map<string, StandingLine>();
  private readonly byKey = new Map<string, StandingLine>();

  constructor(lines: readonly StandingLine[]) {
    for (const line of lines) {
      this.byId.set(line.id, line);
      this.byKey.set(`${line.partId} ${lineKey(line)}`, line);
    }
  }

  compare({ id, revision }: FileRow, part: NamedPart, line: FileLine, source: string): Outcome | WrongCell {
    const named = id ? this.byId.get(id) : undefined;
    if (id && !named)
      return new WrongCell('id', id, 'is no row of our lists (any more). Leave it empty to add one.');
    if (named && named.partId !== part.id) return new WrongCell('id', id ?? '', 'is a row of another part.');
    const alike = named ?? { ...BLANK, source };
    const key = lineKey({ ...alike, ...line });
    const holder = this.byKey.get(`${part.id} ${key}`);
    if (named && holder && holder.id !== named.id) {
      return new WrongCell('model', line.model, 'stands in the list already, as another row.');
    }
    const before = named ?? holder;
    if (!before) {
      const after = { ...BLANK, source, ...line };
      return { kind: ImportLineKind.NEW, fitmentId: newId(), revision: 0, key, before: null, after };
    }
    const after = { ...before, ...line };
    const own = { fitmentId: before.id, revision: before.revision, key };
    if (changesOf(trimmed(before), trimmed(after)).length === 0) {
      return { kind: ImportLineKind.SAME, ...own, before: null, after: null };
    }
    if (revision !== null && revision !== before.revision) {
      const reason = `is not the revision of now, ${before.revision}: somebody changed this row. Export it again.`;
      return new WrongCell('revision', String(revision), reason);
    }
    return { kind: ImportLineKind.CHANGED, ...own, before, after };
  }
}

/** What a line says where a file says nothing. */
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

/** Blanks at the ends are lost in a file. */
const trimmed = <L extends LineValues>(line: L): L => ({
  ...line,
  note: line.note?.trim() ? line.note.trim() : null,
  source: line.source.trim(),
});

function readOrRefuse(reader: RowReader, cells: readonly string[]): FileRow | WrongCell {
  try {
    return reader.read(cells);
  } catch (error) {
    if (error instanceof WrongCell) return error;
    throw error;
  }
}

/** Part and car of a row that can't be taken, as they stand there. */
function labelOf(head: Head, cells: readonly string[]): string {
  const cell = (column: Head[number]) => cells[head.indexOf(column)]?.trim().slice(0, 60) ?? '';
  const part = cell('part_number') || cell('part_id');
  const car = `${cell('make')} ${cell('model')}`.trim();
  return [part, car].filter(Boolean).join(', ');
}

function piecesOf(manager: EntityManager, importId: string): FileBytes {
  return async function* () {
    for (let place = 1; ; place++) {
      const [piece] = await manager.query<{ bytes: Buffer }[]>(
        'SELECT bytes FROM fitment_import_piece WHERE import_id = $1 AND place = $2',
        [importId, place],
      );
      if (!piece) return;
      yield piece.bytes;
    }
  };
}
