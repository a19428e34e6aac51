/** More words than this find nothing more; each is one more check of every row. */
export const MAX_SEARCH_TERMS = 6;

/** The words of a search that say something: the first six, without those that are inside another. */
export function splitSearch(search: string | null | undefined): string[] {
  const words = [...new Set((search ?? '').normalize('NFKC').toLowerCase().split(/\s+/))].filter(
    (word) => word !== '',
  );
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .slice(0, MAX_SEARCH_TERMS);
}
