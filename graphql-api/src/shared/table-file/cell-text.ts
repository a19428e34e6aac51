/** What a spreadsheet takes for a formula: signs, their full-width forms, and the blanks that hide one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** The same, made harmless as spreadsheets do it: with an apostrophe before it. */
const HARMLESS = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** A cell of an export that no spreadsheet takes for a formula; `textOfCell` reads it back. */
export const harmless = (text: string): string =>
  FORMULA.test(text) || HARMLESS.test(text) ? `'${text}` : text;

/** The text of a harmless cell; null for one that is a formula. */
export function textOfCell(cell: string): string | null {
  if (FORMULA.test(cell)) return null;
  return (HARMLESS.test(cell) ? cell.slice(1) : cell).trim();
}
