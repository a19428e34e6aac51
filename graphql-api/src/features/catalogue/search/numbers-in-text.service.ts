import { cacheTags } from '../../../cache/cache-tags.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { numberKey, otherNumberKey } from './search-condition.js';
import { plainWords } from './search-terms.js';

/** A part number among other words. */
export interface NumberInText {
  /** Number as typed, or with the intended digits. */
  readonly text: string;
  /** Whether letters were read as the digits they look like. */
  readonly isRespelt: boolean;
}

/** Shorter numbers may be measures. */
const SHORTEST = 5;
/** "1K0 806 654 C", "AX 2048 115-H": the maximum number of groups in a printed number. */
const MAX_PIECES = 4;
const MAX_WORDS = 12;

/** Finds a part's number, its own or another, typed with other words: "HD-4471-C brake pads", "oe 1KO 806 654 C". */
export class NumbersInText {
  constructor(private readonly catalogue: ReadDatabase) {}

  /** The longest part number in a text, complete as the shop has it; undefined when there is none. */
  async find(text: string): Promise<NumberInText | undefined> {
    const spans = numberSpans(plainWords(text)).filter((span) => numberKey(span).length >= SHORTEST);
    if (spans.length === 0) return undefined;
    cacheTags.shows('parts');
    const ways = spans.flatMap((span) => {
      const [key, read] = [numberKey(span), numberKey(digitsFor(span))];
      return [
        { key, text: span, isRespelt: false },
        ...(read === key ? [] : [{ key: read, text: digitsFor(span), isRespelt: true }]),
      ];
    });
    const known = await this.catalogue.query<{ key: string }>({
      text: `SELECT part_number_key AS key FROM part WHERE part_number_key COLLATE "C" = ANY($1) AND deleted_at IS NULL
        UNION SELECT number_key FROM part_number JOIN part ON part.id = part_id AND part.deleted_at IS NULL
          WHERE number_key COLLATE "C" = ANY($1)`,
      values: [ways.map(({ key }) => key)],
    });
    const keys = new Set(known.map(({ key }) => key));
    const [found] = ways
      .filter(({ key }) => keys.has(key))
      .sort((one, other) => other.key.length - one.key.length);
    return found;
  }
}

/** Runs of words that may be a part number or a piece of one. */
export function numberSpans(words: readonly string[]): string[] {
  return words
    .slice(0, MAX_WORDS)
    .flatMap((_, from) =>
      Array.from({ length: Math.min(MAX_PIECES, words.length - from) }, (__, more) =>
        words.slice(from, from + more + 1).join(' '),
      ),
    )
    .filter((span) => otherNumberKey(span) !== undefined);
}

/** On a worn part, a zero looks like an O, a one like an I or an l. */
const digitsFor = (span: string) => span.replaceAll('o', '0').replace(/[il]/g, '1');
