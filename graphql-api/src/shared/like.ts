/** A LIKE pattern for "contains this text", with the pattern's own signs in it taken literally. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
