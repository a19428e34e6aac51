import { foldWithOrigins } from '#shared/format/fold-text';

/** Splits a text into segments and marks those that match a search. */
export interface Piece {
  text: string;
  hit: boolean;
}

type Range = [start: number, end: number];

// Same as in the API (search-condition.ts): anything shorter is in every number.
const shortestNumber = 3;
const keyOf = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

// As `marks` promise (schema.graphql); the API decides which words match (search/term-match.ts).
const shortestWithin = 4;

const isWithin = (sign: string, other: string) =>
  /\d/.test(sign) ? /\d/.test(other) : /\p{L}/u.test(sign) && /\p{L}/u.test(other);

/** Whether a word, or a number, begins at a position. */
const begins = (text: string, at: number) => at === 0 || !isWithin(text.charAt(at), text.charAt(at - 1));

function cut(text: string, ranges: Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (end <= at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
    pieces.push({ text: text.slice(Math.max(start, at), end), hit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

function occurrences(text: string, word: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    ranges.push([at, at + word.length]);
  }
  return ranges;
}

/** Every word of the search, wherever it occurs in the text, whatever its case and accents. */
export function hitsOf(text: string, search: string): Piece[] {
  return textHits(text, foldWithOrigins(search).folded.split(/\s+/).filter(Boolean));
}

/** Each of these texts, folded, where the promise of `marks` has it. */
export function textHits(text: string, texts: readonly string[]): Piece[] {
  const { folded, origins } = foldWithOrigins(text);
  const hits = texts.flatMap((one) =>
    occurrences(folded, one).filter(([start]) => one.length >= shortestWithin || begins(folded, start)),
  );
  return cut(
    text,
    hits.map(([start, end]): Range => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length]),
  );
}

/** The search as a piece of a maker's number: spaces, dashes and case mean nothing, on either side. */
export function numberHits(number: string, search: string): Piece[] {
  const key = keyOf(search);
  const positions = [...number.matchAll(/[A-Za-z0-9]/g)].map(({ index }) => index);
  const at = key.length >= shortestNumber ? keyOf(number).indexOf(key) : -1;
  const start = positions[at];
  const end = positions[at + key.length - 1];
  return cut(number, start === undefined || end === undefined ? [] : [[start, end + 1]]);
}
