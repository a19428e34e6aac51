import { cacheTags } from '../../../cache/cache-tags.js';
import { groupBy } from '../../../shared/group-by.js';
import { beginsPattern } from '../../../shared/like.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { FitmentService } from '../../cars/fitment/fitment.service.js';
import { judgeSome } from '../../cars/fitment/judge-some.js';
import { conditionsOf } from '../part/part-conditions.js';
import { newestCandidates } from '../part/newest-candidates.js';
import { SHOWN, type ShownPart } from '../part/shown-part.js';
import { engineOf } from './named-cars.js';
import type { ExplainedTerm, NearestPart, SearchVerdict } from './search-explanation.types.js';
import { foldText } from './fold-text.js';
import {
  conditionFor,
  numberKey,
  otherNumberKey,
  searchCondition,
  termConditions,
} from './search-condition.js';
import { type FoundNumber, matchByName, matchOf, type SearchMatch } from './search-match.js';
import { plainReading, type SearchReading, withReading } from './search-reading.js';
import { plainWords, type SearchTerm, searchTermsOf, STOP_WORDS } from './search-terms.js';
import { matchesTerm, isIndexedTerm } from './term-match.js';

const MAX_COUNTED = 1000;
/** How many of the newest parts with one of the words are compared. */
const COMPARED = 200;
const NEAREST = 6;

/** Explains why parts were found, and which come nearest if none was. */
export class SearchExplanationService {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly fitments: FitmentService,
  ) {}

  /** Whether each of these parts fits the cars that a search names, in their order; empty if it names none. */
  async judge(parts: readonly ShownPart[], { cars, isForOther }: SearchReading): Promise<SearchVerdict[]> {
    const isMatched = parts.flatMap(({ id }) =>
      cars.flatMap(({ modelIds }) => modelIds.map((modelId) => ({ partId: id, modelId }))),
    );
    if (isMatched.length === 0 || isForOther) return [];
    cacheTags.shows('vehicles');
    const byPart = groupBy((await this.fitments.findRows(isMatched)).flat(), ({ partId }) => partId);
    const some = cars.map((car) => ({ ...car, engine: engineOf(car) }));
    return parts.flatMap(({ id, universal, fitmentComplete: complete }) => {
      const rows = byPart.get(id) ?? [];
      const judged = judgeSome({ universal, complete, rows }, some);
      if (!judged) return [];
      const { dependsOnCar, verdict, reason, row: decided, question, needsEngine } = judged;
      const row = rows.find((one) => one.id === decided?.id) ?? null;
      const fitment = { verdict, reason, row, question, needsEngine };
      return [{ partId: id, fitment, dependsOnCar }];
    });
  }

  /** Why each of these parts was found, in their order. */
  async findMatches(
    parts: readonly ShownPart[],
    reading: SearchReading,
    verdicts: readonly SearchVerdict[],
  ): Promise<SearchMatch[]> {
    const others = parts.filter((part) => !matchByName(part, reading));
    const numbers = await this.findNumbers(others, reading);
    const lines = new Map(
      reading.intent?.listed ? verdicts.map(({ partId, fitment }) => [partId, fitment.reason]) : [],
    );
    return parts.flatMap((part) => matchOf(part, reading, { numbers, lines }) ?? []);
  }

  /** The part that has exactly this number, its own or another; null when there is none or more than one. */
  async findExact({ text, number = text }: SearchReading): Promise<ShownPart | null> {
    const key = otherNumberKey(number);
    if (key === undefined) return null;
    cacheTags.shows('parts');
    const found = await this.catalogue.query<ShownPart>({
      text: `SELECT ${SHOWN} FROM part AS item WHERE item.deleted_at IS NULL AND item.id = ANY(ARRAY(
          SELECT id FROM part WHERE part_number_key COLLATE "C" = $1 AND deleted_at IS NULL
          UNION SELECT part_id FROM part_number WHERE number_key COLLATE "C" = $1 LIMIT 20)) LIMIT 2`,
      values: [key],
      prepared: true,
    });
    const [part] = found;
    if (!part || found.length > 1) return null;
    cacheTags.shows(`part:${part.id}`);
    return part;
  }

  /** How many parts a search for each word alone lists. */
  async explain(reading: SearchReading): Promise<ExplainedTerm[]> {
    const words = wordsOf(reading);
    if (words.length === 0) return [];
    cacheTags.shows('parts');
    const values = new SqlValues();
    const counts = words.map(({ typed }, at) => {
      const query = withReading({}, plainReading(typed));
      const found = newestCandidates(query, conditionsOf(query, values), MAX_COUNTED);
      return `SELECT ${at} AS place, count(*)::integer AS parts FROM ${found} AS item`;
    });
    const rows = await this.catalogue.query<{ place: number; parts: number }>({
      text: counts.join(' UNION ALL '),
      values: values.all,
    });
    return words.map(({ typed }, at) => ({
      text: typed,
      parts: rows.find(({ place }) => place === at)?.parts ?? 0,
    }));
  }

  /**
   * The parts with the most words; ties go to those with words that begin as typed, then to those with the word that
   * says what the part belongs to, then to the newest. Once some have that word, parts without it are something else:
   * what comes nearest to a radiator hose is a radiator, not a brake hose.
   */
  async findNearest(reading: SearchReading): Promise<NearestPart[]> {
    const words = wordsOf(reading);
    if (words.length === 0) return [];
    const values = new SqlValues();
    const leading = leadingFirst(reading, words);
    const some = leading.map(
      (word, place) => `(SELECT id, ${place} AS place FROM ${candidates(word, values)} AS item)`,
    );
    // A word inside another is a different thing: a turbocharger is not a charger.
    const begun = words
      .map(({ own }) => own.map((text) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|'))
      .map((texts) => `(item.search_text ~ ${values.add(`\\m(${texts})`)})::integer`)
      .join(' + ');
    const parts = await this.catalogue.query<ShownPart>({
      text: `SELECT ${SHOWN} FROM (SELECT id, count(*) AS words, min(place) AS place
          FROM (${some.join(' UNION ALL ')}) AS found GROUP BY id) AS near
        JOIN part AS item ON item.id = near.id
        ORDER BY near.words DESC, ${begun} DESC, near.place, item.created_at DESC, item.id DESC LIMIT ${NEAREST}`,
      values: values.all,
    });
    cacheTags.shows('parts', ...parts.map(({ id }) => `part:${id}` as const));
    const [best] = parts;
    const lead = leading.find((word) => best && matchesTermOrNumber(best, word));
    return parts
      .filter((part) => !lead || matchesTermOrNumber(part, lead))
      .map((part) => ({ part, reason: reasonOfNearness(part, words) }));
  }

  private async findNumbers(
    parts: readonly ShownPart[],
    { text, number = text }: SearchReading,
  ): Promise<FoundNumber[]> {
    const key = otherNumberKey(number);
    if (key === undefined || parts.length === 0) return [];
    return this.catalogue.query<FoundNumber>({
      text: `SELECT part_id AS "partId", kind, number FROM part_number
        WHERE part_id = ANY($1) AND number_key COLLATE "C" LIKE $2 ORDER BY length(number_key), kind`,
      values: [parts.map(({ id }) => id), beginsPattern(key)],
    });
  }
}

/** The searched words, without filler words and numbers of one or two digits, which nearly everything has. */
function wordsOf({ typed, text, cars }: SearchReading): SearchTerm[] {
  const named = new Set(cars.flatMap((car) => car.text.split(' ')));
  return searchTermsOf(text === '' ? typed : text).filter(
    (word) => !STOP_WORDS.has(word.typed) && !named.has(word.typed) && isIndexedTerm(word),
  );
}

/** What comes after "of" says what comes before it belongs to. */
const OF = /\s(?:of|for|de|del|para|für)\s/i;

/** The words in the order of "radiator hose", also of "hose for a radiator". */
function leadingFirst({ typed, text }: SearchReading, words: readonly SearchTerm[]): SearchTerm[] {
  const order = plainWords((text === '' ? typed : text).split(OF).toReversed().join(' '));
  // Two letters are in the middle of anything.
  const placeOf = ({ typed: word }: SearchTerm) =>
    word.length > 2 ? order.indexOf(word.split(' ')[0] ?? '') : order.length;
  return words.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The newest parts with a word in their name, or in their number if it can be nothing else. */
function candidates(word: SearchTerm, values: SqlValues): string {
  const found = isNumber(word) ? searchCondition(word.typed, values) : termConditions([word], values);
  const where = `item.deleted_at IS NULL AND ${found}`;
  return newestCandidates({ search: conditionFor(word.typed) }, where, COMPARED);
}

const isNumber = ({ typed }: SearchTerm) => otherNumberKey(typed) !== undefined;

/** Whether a part has a word in its name, brand or number. */
function matchesTermOrNumber({ name, brand, partNumber }: ShownPart, word: SearchTerm): boolean {
  const isInNumber = isNumber(word) && numberKey(partNumber ?? '').includes(numberKey(word.typed));
  return isInNumber || matchesTerm(foldText(`${name} ${brand ?? ''}`), word);
}

/** "Has “turbo”, not “hose”". */
function reasonOfNearness(part: ShownPart, words: readonly SearchTerm[]): string {
  const quoted = (isMatched: boolean) =>
    words
      .filter((word) => matchesTermOrNumber(part, word) === isMatched)
      .map(({ typed }) => `“${typed}”`)
      .join(' and ');
  const [has, lacks] = [quoted(true), quoted(false)];
  return lacks === '' ? `Has ${has}` : `Has ${has}, not ${lacks}`;
}
