import { cacheTags } from '../../../cache/cache-tags.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { VehicleService } from '../../cars/vehicle/vehicle.service.js';
import { conditionsOf } from '../part/part-conditions.js';
import { newestCandidates } from '../part/newest-candidates.js';
import type { CarTextService } from './car-text.service.js';
import type { NumbersInText } from './numbers-in-text.service.js';
import { type Candidate, READINGS, removeStopWords, type SearchTokens } from './readings.js';
import { literalReading, plainReading, type SearchReading, withReading } from './search-reading.js';
import { plainWords } from './search-terms.js';
import type { SpellingService } from './spelling.service.js';

/** Reinterprets a search that finds nothing as typed: the first of `READINGS` that finds a part wins (ADR 039). */
export class SearchReadingService {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly vehicles: VehicleService,
    private readonly carText: CarTextService,
    private readonly spelling: SpellingService,
    private readonly numbers: NumbersInText,
  ) {}

  /** The readings of searches; called for one request through its loaders. */
  readonly readAll = (typed: readonly string[]): Promise<SearchReading[]> =>
    Promise.all(typed.map((text) => this.read(text)));

  private async read(typed: string): Promise<SearchReading> {
    cacheTags.shows('parts');
    const plain = plainReading(typed);
    const { price, text } = plain;
    // The rest of the search decides whether it finds something; a price must not prevent that.
    if (price) return text === '' ? plain : { ...(await this.read(text)), typed, price };
    if (await this.findFirst([plain])) return plain;
    let tokens: Promise<SearchTokens> | undefined;
    const { vehicles, carText, numbers } = this;
    const context = { vehicles, carText, numbers, tokens: () => (tokens ??= this.split(typed)) };
    for (const group of READINGS) {
      const read = await Promise.all(group.map((reading) => reading.read(typed, context)));
      const reading = await this.choose(typed, read.flat());
      if (reading) return reading;
    }
    const { car } = await context.tokens();
    return { ...literalReading(typed), cars: car ? [car] : [], finds: false };
  }

  /** The first candidate that finds a part, else the final one. */
  private async choose(typed: string, candidates: readonly Candidate[]): Promise<SearchReading | undefined> {
    const readings = candidates.map(({ isFinal: _, ...read }) => ({ ...literalReading(typed), ...read }));
    const found = await this.findFirst(readings);
    const final = found ? undefined : readings.find((__, at) => candidates[at]?.isFinal);
    return final ? { ...final, finds: false } : found;
  }

  private async split(typed: string): Promise<SearchTokens> {
    const text = typed.replace(/\s[&+]\s/g, ' and ');
    const [found, spellings] = await Promise.all([
      this.carText.find(text),
      this.spelling.look(plainWords(text)),
    ]);
    const isOfParts = (word: string) => spellings.get(word)?.isOfParts ?? false;
    const isAmbiguous = found !== undefined && found.car.isBare && isOfParts(found.car.text);
    // "spark plugs for a f150": the plugs are not a Chevrolet Spark.
    const named = isAmbiguous ? await this.carText.find(text, isOfParts) : found;
    const words = named?.rest ?? text;
    return { car: named?.car, dated: named?.dated, words, terms: removeStopWords(words), spellings };
  }

  /** The first of these readings that finds a part, with one statement for all of them. */
  private async findFirst(readings: readonly SearchReading[]): Promise<SearchReading | undefined> {
    if (readings.length === 0) return undefined;
    const values = new SqlValues();
    const cases = readings.map((reading, index) => {
      const filter = withReading({}, reading);
      const candidates = newestCandidates(filter, conditionsOf(filter, values), 1);
      return `WHEN EXISTS (SELECT FROM ${candidates} AS item) THEN ${index}`;
    });
    const [row] = await this.catalogue.query<{ first: number | null }>({
      text: `SELECT CASE ${cases.join(' ')} END AS first`,
      values: values.all,
    });
    return row?.first == null ? undefined : readings[row.first];
  }
}
