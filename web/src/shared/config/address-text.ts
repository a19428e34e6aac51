/** A URL value on one line, without control characters, some of which the API rejects. */
export const clean = (text: string | null) => (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Same as in the API (`NumberedPageArgs`). */
const lastPossiblePage = 10_000;

/** The page that an address asks for; the first one where it says none, or nothing that makes sense. */
export function readPage(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPossiblePage) : 1;
}
