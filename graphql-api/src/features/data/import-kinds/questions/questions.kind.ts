import type { EntityManager } from 'typeorm';

import { cacheTags } from '../../../../cache/cache-tags.js';
import type { Cell } from '../../../../shared/table-file/export-file.js';
import type { CheckService } from '../../../cars/fitment-admin/finding/check.service.js';
import { listQuestions } from '../../../cars/fitment-admin/fitment-list.js';
import type { KnownQuestion } from '../../../cars/fitment-admin/line-check.js';
import { ShopChanged } from '../../import/import.errors.js';
import {
  changesIn,
  type ImportKind,
  type KindReader,
  type Outcome,
  type RunningBatch,
  type WrongLine,
} from '../../import/import-kind.js';
import { ImportKindName } from '../../import/import.types.js';
import { cellOf, type Head, RowCells, WrongCell } from '../../import/row-cells.js';
import { rowIdOf } from '../row-id.js';
import { RowsOfTable } from '../rows-of-table.js';
import { type WrittenLine, writtenLines } from '../written-lines.js';
import { lostAnswers, type NamedAnswer, namedAnswers, namedLoss } from './named-answers.js';
import { type Column, COLUMNS, QUESTION_CELLS, readAnswers, readKey, readText } from './question-values.js';

const changesOfQuestion = changesIn(QUESTION_CELLS);

type QuestionRow = Pick<KnownQuestion, 'key'> & { readonly provided: Partial<KnownQuestion> };

/**
 * The questions that lists of cars may ask: a row is a question with its answers, known by its key. No file drops a question, or an answer that a
 * list of cars or a customer's garage names.
 */
export class QuestionsKind implements ImportKind<QuestionRow, KnownQuestion> {
  readonly name = ImportKindName.QUESTIONS;
  readonly columns = COLUMNS;
  readonly needs = [['key'], ['text', 'answers']];
  private readonly table = new RowsOfTable({
    table: 'fitment_question',
    columns: {
      text: (side) => `${side}->>'text'`,
      answers: (side) => `ARRAY(SELECT jsonb_array_elements_text(${side}->'answers'))`,
    },
    ofNew: { key: `line.after->>'key'` },
    matches: `fitment_question.key = line.after->>'key'`,
    rowId: 'md5(fitment_question.key)::uuid',
  });

  constructor(private readonly checks: CheckService) {}

  async open(manager: EntityManager, head: Head): Promise<KindReader<QuestionRow, KnownQuestion>> {
    const stored = new Map((await listQuestions(manager)).map((one) => [one.key, one]));
    return {
      read(cells) {
        const row = new RowCells<Column>(head, cells);
        const [key, text, answers] = [readKey(row), readText(row), readAnswers(row)];
        return { key, provided: { ...(text !== undefined && { text }), ...(answers && { answers }) } };
      },
      labelOf: (cells) => cellOf(head, cells)('key'),
      async lookUp(within, rows) {
        const losing = rows.flatMap(({ key, provided }) => {
          const before = stored.get(key);
          return before && lostAnswers(before, { ...before, ...provided }).length > 0 ? [key] : [];
        });
        const named = losing.length > 0 ? await namedAnswers(within, losing) : [];
        return { compare: (row: QuestionRow) => [compare(row, stored.get(row.key), named)] };
      },
    };
  }

  format({ text, answers }: KnownQuestion): string {
    return `${text} ${answers.join(', ')}`;
  }

  readonly changesOf = changesOfQuestion;

  async apply(batch: RunningBatch): Promise<void> {
    await this.requireNamed(batch, ({ before, after }) => [before, after]);
    await this.table.apply(batch);
    await this.orderAccepted(batch);
  }

  async undo(batch: RunningBatch): Promise<void> {
    await this.requireNamed(batch, ({ before, after }) => [after, before]);
    await this.table.undo(batch);
    await this.orderAccepted(batch);
  }

  async settle(manager: EntityManager): Promise<void> {
    await this.checks.ask(manager);
    cacheTags.changed(manager, 'vehicles', 'parts', 'jobs');
  }

  async *readAll(manager: EntityManager): AsyncGenerator<Cell[][]> {
    const questions = await listQuestions(manager);
    yield questions.map((question) => COLUMNS.map((column) => QUESTION_CELLS[column](question)));
  }

  /** Throws ShopChanged where someone names an answer that would be lost. */
  private async requireNamed(
    batch: RunningBatch,
    sidesOf: (line: WrittenLine<KnownQuestion>) => [KnownQuestion | null, KnownQuestion | null],
  ): Promise<void> {
    const { manager } = batch;
    // A list written in the meantime has its answers checked before the question changes, or after.
    await manager.query('LOCK TABLE part_fitment IN SHARE ROW EXCLUSIVE MODE');
    const lines = await writtenLines<KnownQuestion>(batch);
    const named = await namedAnswers(
      manager,
      lines.map(({ after }) => after.key),
    );
    for (const line of lines) {
      const [from, to] = sidesOf(line);
      const loss = from && namedLoss(from, to, named);
      if (loss) throw new ShopChanged(`Row ${line.row} (${line.label}): it would now remove ${loss}.`);
    }
  }

  /** Lists keep accepted answers in the order of their question: where that changed, theirs follows. */
  private async orderAccepted({ manager, item: { id }, from, to }: RunningBatch): Promise<void> {
    await manager.query(
      `UPDATE part_fitment AS row SET accepted = ordered.accepted
       FROM part_fitment AS one
       JOIN fitment_question AS question ON question.key = one.question
       JOIN file_import_line AS line ON line.import_id = $1 AND line.kind = 'CHANGED' AND line.place BETWEEN $2 AND $3
         AND line.after->>'key' = question.key AND line.after->'answers' <> line.before->'answers'
       CROSS JOIN LATERAL (SELECT ARRAY(SELECT answer FROM unnest(question.answers) WITH ORDINALITY AS all_of (answer, place)
         WHERE answer = ANY(one.accepted) ORDER BY place)) AS ordered (accepted)
       WHERE row.id = one.id AND cardinality(one.accepted) > 1 AND one.accepted <> ordered.accepted`,
      [id, from, to],
    );
  }
}

function compare(
  { key, provided }: QuestionRow,
  before: KnownQuestion | undefined,
  named: readonly NamedAnswer[],
): Outcome<KnownQuestion> | WrongLine {
  const own = { label: key, partId: null, cell: ['key', key], key, rowId: rowIdOf(key) } as const;
  if (!before) {
    const { text, answers } = provided;
    const missing = (column: Column) =>
      ({ wrong: new WrongCell(column, '', 'is required for a new question.') }) as const;
    if (text === undefined) return missing('text');
    return answers
      ? { ...own, kind: 'NEW', before: null, after: { key, text, answers } }
      : missing('answers');
  }
  const after = { ...before, ...provided };
  if (changesOfQuestion(before, after).length === 0)
    return { ...own, kind: 'SAME', before: null, after: null };
  const loss = namedLoss(before, after, named);
  if (!loss) return { ...own, kind: 'CHANGED', before, after };
  const cell = String(QUESTION_CELLS.answers(after));
  return { wrong: new WrongCell('answers', cell, `would remove ${loss}.`) };
}
