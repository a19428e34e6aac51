const MAX_LENGTH = 60;

/** A value of an export for the console: short, and without characters that a terminal would obey. */
export function quoted(value: unknown): string {
  if (value === undefined) return '(none)';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return short.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}

/** A value for the console without the quotes of a text. */
export const bare = (value: unknown): string =>
  typeof value === 'string' ? quoted(value).replaceAll(/^"|"$/g, '') : quoted(value);

/** A word that a shell takes as one word and nothing else. */
export const shellQuote = (text: string): string =>
  /^[\w.@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
