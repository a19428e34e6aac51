/** What a spreadsheet takes for a figure unless it is told that it is text, and saves as it shows it. */
const FIGURE = /^\d+(?:[.,]\d+)?(?:E[+-]?\d+)?$/i;
/** A long one, of which it saves the first digits. */
const ROUNDED = /^\d(?:[.,](\d+))?E\+\d+$/i;

/**
 * Why a number that stands in a cell is not the one that was meant: a spreadsheet made it of one of `others`, whose zeros or last digits it
 * lost, or of another long one. A sentence that goes on from the number; undefined where neither is so.
 */
export function lostInSpreadsheet(cell: string, others: readonly string[]): string | undefined {
  const meant = others.find((number) => isSavedFor(cell, number));
  if (meant === undefined && !ROUNDED.test(cell)) return undefined;
  return `is what a spreadsheet makes of ${meant ?? 'a long number'}. Have the column read and saved as text.`;
}

function isSavedFor(cell: string, number: string): boolean {
  if (cell === number || !FIGURE.test(cell) || !FIGURE.test(number)) return false;
  const [saved, meant] = [figureOf(cell), figureOf(number)];
  const rounded = ROUNDED.exec(cell);
  if (!rounded) return saved === meant;
  const places = rounded[1]?.length ?? 0;
  return saved.toExponential(places) === meant.toExponential(places);
}

const figureOf = (text: string) => Number(text.replace(',', '.'));
