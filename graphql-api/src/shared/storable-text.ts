/**
 * A text as Postgres can store it, in a column or in JSON: a NUL is shown as its picture, half a character as U+FFFD.
 */
export const storableText = (text: string): string => text.replaceAll('\u0000', '\u2400').toWellFormed();
