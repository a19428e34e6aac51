import { createHash } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import { cutTo } from '../../../shared/cut-to.js';
import { newId } from '../../../shared/ids.js';
import { storableText } from '../../../shared/storable-text.js';
import type { Outcome } from './import-kind.js';
import { ImportLineKind } from './import.types.js';
import { WrongCell } from './row-cells.js';

/** Maximum number of wrong rows in a preview. */
export const MAX_REJECTED = 1000;
const MAX_VALUE_LENGTH = 100;

/** A line of the table, by its columns. */
type DraftedOutcome = Partial<Omit<Outcome<unknown>, 'kind' | 'note'>> & {
  readonly place: number;
  readonly row: number;
  readonly label: string;
  readonly kind: ImportLineKind;
  readonly column?: string;
  readonly value?: string;
  readonly reason?: string;
};

/** Records what a file would do, some rows at a time, and counts it. */
export class DraftWriter {
  readonly counts: Record<ImportLineKind, number> = { WRONG: 0, NEW: 0, CHANGED: 0, SAME: 0 };
  private place = 0;
  private waiting: DraftedOutcome[] = [];
  // Different from all other previews, though its lines may be the same.
  private readonly hash = createHash('sha256').update(newId());

  constructor(
    private readonly manager: EntityManager,
    private readonly importId: string,
  ) {}

  get lines(): number {
    return this.place;
  }

  get linesWaiting(): number {
    return this.waiting.length;
  }

  /** Digest of what was recorded: 64 hexadecimal digits. Call it once all is written. */
  digest(): string {
    return this.hash.digest('hex');
  }

  add(row: number, line: Outcome<unknown>): void {
    const { note: reason, ...values } = line;
    const shown = { label: storableText(line.label), ...(reason !== undefined && { reason }) };
    this.waiting.push({ place: ++this.place, row, ...values, ...shown });
  }

  addWrong(row: number, label: string, { column, value, message: reason }: WrongCell): void {
    this.counts.WRONG += 1;
    if (this.counts.WRONG > MAX_REJECTED) return;
    const [shown, why] = [cutTo(value, MAX_VALUE_LENGTH), reason].map(storableText);
    const line = {
      row,
      label: storableText(label),
      kind: ImportLineKind.WRONG,
      column,
      value: shown,
      reason: why,
    };
    this.waiting.push({ place: ++this.place, ...line });
  }

  /** Writes waiting lines. A line that another row of the file has already is wrong. */
  async flush(): Promise<void> {
    const lines = this.waiting;
    this.waiting = [];
    const written = new Set(await this.insert(lines));
    for (const { kind, place } of lines) {
      if (kind !== 'WRONG' && written.has(place)) this.counts[kind] += 1;
    }
    const twice = lines.filter(({ place }) => !written.has(place));
    if (twice.length === 0) return;
    const rows = await this.earlierRows(twice.slice(0, Math.max(0, MAX_REJECTED - this.counts.WRONG)));
    for (const line of twice) {
      const reason = `duplicates row ${rows.get(line.place) ?? '?'} of this file, or changes the same record.`;
      const [column, value] = line.cell ?? ['', ''];
      this.addWrong(line.row, line.label, new WrongCell(column, value, reason));
    }
    const wrong = this.waiting;
    this.waiting = [];
    await this.insert(wrong);
  }

  /** Returns the places that were written. */
  private async insert(lines: readonly DraftedOutcome[]): Promise<number[]> {
    if (lines.length === 0) return [];
    const drafted = JSON.stringify(lines);
    this.hash.update(drafted);
    const rows = await this.manager.query<{ place: number }[]>(
      `INSERT INTO file_import_line (import_id, place, file_row, kind, label, column_name, value, reason, part_id,
         row_id, line_key, before, after)
       SELECT $1, line.place, line.row, line.kind, line.label, line.column, line.value, line.reason, line."partId",
         line."rowId", md5(line.key), line.before, line.after
       FROM jsonb_to_recordset($2::jsonb) AS line (place integer, "row" integer, kind text, label text, "column" text, value text,
         reason text, "partId" uuid, "rowId" uuid, key text, before jsonb, after jsonb)
       ORDER BY line.place ON CONFLICT DO NOTHING RETURNING place`,
      [this.importId, drafted],
    );
    return rows.map(({ place }) => place);
  }

  /**
   * For each line that was not written, the row that came before it. The id of the import is a column here: of a constant that its statistics do not
   * know yet, the planner expects one line, and then reads all lines of the import for each.
   */
  private async earlierRows(lines: readonly DraftedOutcome[]): Promise<Map<number, number>> {
    if (lines.length === 0) return new Map();
    const earlier = 'SELECT file_row FROM file_import_line WHERE import_id = wanted."importId"';
    const rows = await this.manager.query<{ place: number; row: number }[]>(
      `SELECT wanted.place, min(earlier.file_row)::integer AS row
       FROM jsonb_to_recordset($1::jsonb) AS wanted ("importId" uuid, place integer, "partId" uuid, "rowId" uuid, key text)
       CROSS JOIN LATERAL (
         ${earlier} AND row_id = wanted."rowId"
         UNION ALL ${earlier} AND line_key = md5(wanted.key) AND part_id = wanted."partId"
         UNION ALL ${earlier} AND line_key = md5(wanted.key) AND part_id IS NULL AND wanted."partId" IS NULL
       ) AS earlier
       GROUP BY wanted.place`,
      [JSON.stringify(lines.map((line) => ({ ...line, importId: this.importId })))],
    );
    return new Map(rows.map(({ place, row }) => [place, row]));
  }
}
