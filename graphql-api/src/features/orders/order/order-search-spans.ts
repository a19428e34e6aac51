/**
 * Spans of one width, newest first: 5,000 orders each in the order they were placed, or ten or a hundred times as many.
 */
export interface Spans {
  readonly column: 'span' | 'span_of_ten' | 'span_of_hundred';
  readonly spans: readonly number[];
}

/** How many of the newest spans are searched for words that no index can find. */
const WALKED = 2;

/**
 * Which spans are searched one after the other: narrow ones first, where a frequent word soon fills the list, wide ones
 * last, so that a rare one takes few lookups. `isAll` is false if that leaves orders out.
 */
export function spansToSearch(newest: number, isIndexed: boolean): { ranges: Spans[]; isAll: boolean } {
  if (!isIndexed) {
    const spans = downTo(newest, Math.max(0, newest - WALKED + 1));
    return { ranges: [{ column: 'span', spans }], isAll: newest < WALKED };
  }
  const tens = Math.max(0, Math.floor(newest / 10) - 1);
  const hundreds = Math.max(0, Math.floor(tens / 10) - 1);
  const ranges: Spans[] = [
    { column: 'span', spans: downTo(newest, tens * 10) },
    { column: 'span_of_ten', spans: downTo(tens - 1, hundreds * 10) },
    { column: 'span_of_hundred', spans: downTo(hundreds - 1, 0) },
  ];
  return { ranges: ranges.filter(({ spans }) => spans.length > 0), isAll: true };
}

/**
 * Whether this many hits in all but the widest ranges suggest fewer than `most` in all orders: then one lookup over all
 * of them takes less than one for each wide span, most of which have none.
 */
export function isRare(found: number, newest: number, widest: Spans, most: number): boolean {
  const all = newest + 1;
  return widest.column === 'span_of_hundred' && (found * all) / (all - widest.spans.length * 100) < most;
}

const downTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => from - at);
