import type { EntityManager } from 'typeorm';

import { EventLoopPause, remainderAfter } from '../../../shared/event-loop-pause.js';
import { type FileBytes, readFormat } from '../../../shared/table-file/file-format.js';
import { type RawRow, readRows } from '../../../shared/table-file/read-rows.js';
import { UnreadableFile } from '../../../shared/table-file/unreadable-file.js';
import { isBlank } from '../../../shared/visible-text.js';
import { DraftWriter } from './draft-writer.js';
import { ImportDiscarded } from './import.errors.js';
import type { ImportKind, KindReader } from './import-kind.js';
import { isDiscarded } from './import-rows.js';
import type { Progress } from './import-progress.js';
import type { ImportLineKind, ImportRecipe } from './import.types.js';
import { readHead, WrongCell } from './row-cells.js';

/** Rows, and lines that wildcards make of them, that are looked up and written together. */
const ROWS_AT_A_TIME = 100;
const LINES_AT_A_TIME = 250;
/** Limit for long rows, in characters. */
const CHARACTERS_AT_A_TIME = 100_000;
const MAX_LINES = 500_000;

export interface CheckedFile {
  readonly encoding: string;
  readonly delimiter: string;
  readonly rows: number;
  readonly counts: Readonly<Record<ImportLineKind, number>>;
  readonly digest: string;
}

export interface FileToCheck {
  readonly id: string;
  readonly fileName: string;
  readonly recipe: ImportRecipe | null;
}

/** A row of a file, read, or with what is wrong with it. */
interface ReadRow extends RawRow {
  readonly read: unknown;
}

/**
 * Checks a file row by row and records what each would do to current data. The file is never in memory as a whole,
 * nothing else is written, and everything else the shop does has its turn in the meantime.
 */
export class ImportCheck {
  /** In the transaction that holds the import. Throws UnreadableFile for what is not read row by row, UnknownEncoding, ImportDiscarded. */
  async check(
    manager: EntityManager,
    { id, fileName, recipe }: FileToCheck,
    kind: ImportKind,
    progress: Progress,
  ): Promise<CheckedFile> {
    const pieces = await countPieces(manager, id);
    let piecesRead = 0;
    const file = piecesOf(manager, id, (place) => (piecesRead = place));
    const format = await readFormat(file, recipe?.encoding);
    const draft = new DraftWriter(manager, id);
    const pause = new EventLoopPause();
    let rows = 0;
    let reader: KindReader<unknown, unknown> | undefined;
    let waiting = new Waiting();
    const look = async () => {
      if (await isDiscarded(manager, id)) throw new ImportDiscarded();
      await progress.report(piecesRead / pieces, rows);
      const [by, rowsOfNow] = [reader, waiting.rows];
      if (by) await remainderAfter(() => this.lookAt(manager, draft, rowsOfNow, by, pause));
      waiting = new Waiting();
    };
    for await (const some of readRows(file, format)) {
      for (const { row, cells } of some) {
        await pause.ifDue();
        if (!reader) {
          reader = await kind.open(manager, readHead(kind, cells, row), fileName);
          continue;
        }
        if (cells.every(isBlank)) continue;
        rows += 1;
        const read = readOrRefuse(reader, cells);
        waiting.add({ row, cells, read }, read instanceof WrongCell ? 0 : (reader.linesOf?.(read) ?? 1));
        if (waiting.isEnough) await look();
        if (draft.lines > MAX_LINES) {
          throw new UnreadableFile(
            `Row ${row}: the wildcards expand to more than 500,000 rows. Split the file.`,
          );
        }
      }
    }
    if (!reader) throw new UnreadableFile('The file is empty.');
    await look();
    const { encoding, delimiter } = format;
    return { encoding, delimiter, rows, counts: draft.counts, digest: draft.digest() };
  }

  private async lookAt(
    manager: EntityManager,
    draft: DraftWriter,
    rows: readonly ReadRow[],
    reader: KindReader<unknown, unknown>,
    pause: EventLoopPause,
  ): Promise<void> {
    const found = await reader.lookUp(
      manager,
      rows.flatMap(({ read }) => (read instanceof WrongCell ? [] : [read])),
    );
    for (const { row, cells, read } of rows) {
      await pause.ifDue();
      if (read instanceof WrongCell) {
        draft.addWrong(row, reader.labelOf(cells), read);
        continue;
      }
      for (const line of found.compare(read)) {
        if ('wrong' in line) draft.addWrong(row, line.label ?? reader.labelOf(cells), line.wrong);
        else draft.add(row, line);
      }
      if (draft.linesWaiting >= LINES_AT_A_TIME) await draft.flush();
    }
    await draft.flush();
  }
}

class Waiting {
  readonly rows: ReadRow[] = [];
  private lines = 0;
  private characters = 0;

  add(row: ReadRow, lines: number): void {
    this.rows.push(row);
    this.lines += lines;
    for (const cell of row.cells) this.characters += cell.length;
  }

  get isEnough(): boolean {
    return (
      this.rows.length >= ROWS_AT_A_TIME ||
      this.lines >= LINES_AT_A_TIME ||
      this.characters >= CHARACTERS_AT_A_TIME
    );
  }
}

function readOrRefuse(reader: KindReader<unknown, unknown>, cells: readonly string[]): unknown {
  try {
    return reader.read(cells);
  } catch (error) {
    if (error instanceof WrongCell) return error;
    throw error;
  }
}

function piecesOf(manager: EntityManager, importId: string, onPiece: (place: number) => void): FileBytes {
  return async function* () {
    for (let place = 1; ; place++) {
      const [piece] = await manager.query<{ bytes: Buffer }[]>(
        'SELECT bytes FROM file_import_piece WHERE import_id = $1 AND place = $2',
        [importId, place],
      );
      if (!piece) return;
      onPiece(place);
      yield piece.bytes;
    }
  };
}

async function countPieces(manager: EntityManager, importId: string): Promise<number> {
  const [row] = await manager.query<{ pieces: number }[]>(
    'SELECT max(place) AS pieces FROM file_import_piece WHERE import_id = $1',
    [importId],
  );
  return row?.pieces ?? 1;
}
