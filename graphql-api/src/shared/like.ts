/** A LIKE pattern for "contains this text", with the pattern's own characters in it read literally. */
export function containsPattern(text: string): string {
  return `%${literally(text)}%`;
}

/** A LIKE pattern for "begins with this text". */
export function beginsPattern(text: string): string {
  return `${literally(text)}%`;
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
