import { trimText } from '../visible-text.js';

/** How a formula in a spreadsheet begins: characters, their full-width forms, and the spaces that hide one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** A formula, made harmless as spreadsheets do it: with an apostrophe before it. */
const HARMLESS = /^'+[=+\-@＝＋－＠\t\r\n]/;
/** Where a spreadsheet whose delimiter is the semicolon, as in most of Europe, begins another cell with a formula. */
const INNER_FORMULA = /;(?=["']*[=+\-@＝＋－＠])/g;
const INNER_HARMLESS = /;'(?=["']*[=+\-@＝＋－＠])/g;

/** A cell of an export that no spreadsheet takes for a formula, nor any part of it; `textOfCell` reads it back. */
export function harmless(text: string): string {
  const inside = text.replace(INNER_FORMULA, ";'");
  return FORMULA.test(inside) || HARMLESS.test(inside) ? `'${inside}` : inside;
}

/** The text of a harmless cell; null for one that is a formula. */
export function textOfCell(cell: string): string | null {
  if (FORMULA.test(cell)) return null;
  const text = HARMLESS.test(cell) ? cell.slice(1) : cell;
  return trimText(text.replace(INNER_HARMLESS, ';'));
}
