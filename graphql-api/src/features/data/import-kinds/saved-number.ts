/** What a spreadsheet reads as a number unless the cell is text, and saves as displayed. */
const FIGURE = /^\d+(?:[.,]\d+)?(?:E[+-]?\d+)?$/i;
/** A long one, of which it saves the first digits. */
const ROUNDED = /^\d(?:[.,](\d+))?E\+\d+$/i;

const MONTH = 'Jan|Feb|Mar|Mrz|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez';
/** What it takes 2-10 or 10-10 for, in English or German; DEC-45 may well be a number. */
const DATE = new RegExp(
  String.raw`^(?:\d\d?(?:-|\. )(?:${MONTH})|(?:${MONTH})[- ]\d\d|\d\d?([/.])\d\d?\1(?:19|20)\d\d)$`,
);
const AS_TEXT = 'Format the column as text.';

/**
 * Why the number in a cell is not the intended one: a spreadsheet made it of one of `others`, whose zeros or last digits it
 * lost, or of another long one, or a date of it. A sentence that continues after the number; undefined where neither is so.
 */
export function lostInSpreadsheet(cell: string, others: readonly string[]): string | undefined {
  if (DATE.test(cell)) return `is a number that a spreadsheet turned into a date. ${AS_TEXT}`;
  const original = others.find((number) => isSavedFor(cell, number));
  if (original === undefined && !ROUNDED.test(cell)) return undefined;
  return `is ${original ?? 'a long number'} as changed by a spreadsheet. ${AS_TEXT}`;
}

function isSavedFor(cell: string, number: string): boolean {
  if (cell === number || !FIGURE.test(cell) || !FIGURE.test(number)) return false;
  const [saved, original] = [figureOf(cell), figureOf(number)];
  const rounded = ROUNDED.exec(cell);
  if (!rounded) return saved === original;
  const places = rounded[1]?.length ?? 0;
  return saved.toExponential(places) === original.toExponential(places);
}

const figureOf = (text: string) => Number(text.replace(',', '.'));
