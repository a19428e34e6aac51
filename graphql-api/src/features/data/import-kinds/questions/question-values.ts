import type { Cell } from '../../../../shared/table-file/export-file.js';
import type { KnownQuestion } from '../../../cars/fitment-admin/line-check.js';
import { listCell, type RowCells } from '../../import/row-cells.js';
import { answersOfCell } from '../answers-cell.js';

export const COLUMNS = ['key', 'text', 'answers'] as const;
export type Column = (typeof COLUMNS)[number];

/** Limits of the database (`fitment_question`), and the API where an answer is given (`FitmentAnswerInput`). */
const MAX = { key: 60, text: 200, answers: 20, answersLength: 600, answerLength: 200 } as const;

export const QUESTION_CELLS: Readonly<Record<Column, (question: KnownQuestion) => Cell>> = {
  key: ({ key }) => key,
  text: ({ text }) => text,
  answers: ({ answers }) => listCell(answers),
};

/** The stable name of a question: `rear-brakes`. Throws WrongCell. */
export function readKey(row: RowCells<Column>): string {
  const key = row.text('key', MAX.key);
  if (!key) row.refuse('key', 'is empty.');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
    row.refuse(
      'key',
      'must be a key such as rear-brakes: lowercase letters and digits, separated by single hyphens.',
    );
  return key;
}

/** The question itself. Undefined where there is no such column. Throws WrongCell. */
export function readText(row: RowCells<Column>): string | undefined {
  return row.line('text', MAX.text) ?? (row.has('text') ? row.refuse('text', 'is empty.') : undefined);
}

/** Answers between `|`, in the order in which they are shown. Undefined where there is no such column. Throws WrongCell. */
export function readAnswers(row: RowCells<Column>): string[] | undefined {
  const text = row.text('answers', 2000);
  if (text === undefined) return undefined;
  const answers = answersOfCell(text);
  const twice = answers.find((answer, index) => answers.indexOf(answer) !== index);
  if (twice !== undefined) row.refuse('answers', `has “${twice}” twice.`);
  if (answers.length < 2 || answers.length > MAX.answers)
    row.refuse('answers', `must be 2 to ${MAX.answers} answers such as rear discs | rear drums.`);
  const long = answers.find((answer) => answer.length > MAX.answerLength);
  if (long !== undefined) row.refuse('answers', `has an answer longer than ${MAX.answerLength} characters.`);
  if (answers.join('').length > MAX.answersLength)
    row.refuse('answers', `is longer than ${MAX.answersLength} characters.`);
  return answers;
}
