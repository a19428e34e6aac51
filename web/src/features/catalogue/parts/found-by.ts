import type { SearchNotes_SearchFragment } from './catalogue/search-notes.generated';

/** Explains how a search found a part. */
export interface FoundBy {
  /** Texts to be underlined in its name. */
  marks: readonly string[];
  /** Why, where that is not plain from its name: "Replaces AX 2048 114-H". */
  reason: string | undefined;
  /** Whether it fits the car in the search; undefined if there is no verdict. */
  verdict?: SearchNotes_SearchFragment['verdicts'][number] | undefined;
}

/** Explains how an interpreted search found one of its parts. */
export function foundBy(
  partId: string,
  search: SearchNotes_SearchFragment | null | undefined,
): FoundBy | undefined {
  if (!search) return undefined;
  const match = search.matches.find((found) => found.partId === partId);
  // Underlined, or the heading of the list says it, or the verdict.
  const isPlain = !match || ['NAME', 'BRAND', 'MAKER', 'CATEGORY', 'CAR'].includes(match.kind);
  return {
    marks: search.marks,
    reason: isPlain ? undefined : match.reason,
    verdict: search.verdicts.find((one) => one.partId === partId),
  };
}
