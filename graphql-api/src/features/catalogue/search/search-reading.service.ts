import { cacheTags } from '../../../cache/cache-tags.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { ShopError } from '../../../shared/shop-error.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { nameOf, type VehicleService } from '../../cars/vehicle/vehicle.service.js';
import { conditionsOf } from '../part/part-conditions.js';
import { newestCandidates } from '../part/newest-candidates.js';
import type { CarTextService, NamedCar } from './car-text.service.js';
import { oneCar } from './named-cars.js';
import { literalReading, plainReading, type SearchReading, withReading } from './search-reading.js';
import { withoutEngines, withoutTrims } from './car-facts.js';
import { type NumbersInText, numberSpans } from './numbers-in-text.service.js';
import { plainWords, STOP_WORDS } from './search-terms.js';
import { categoryNamed } from './category-terms.js';
import { typesNamed } from './type-terms.js';
import type { SpellingService, WordSpelling } from './spelling.service.js';

const isVin = (text: string) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text) && /\d/.test(text) && /[A-Z]/i.test(text);

interface VinInText {
  readonly vin: string;
  /** What else is said. */
  readonly rest: string;
}

/** The VIN that a text is, even in pieces, or has as one of its words. */
function vinIn(typed: string): VinInText | undefined {
  const whole = typed.replace(/[\s-]/g, '');
  if (isVin(whole)) return { vin: whole, rest: '' };
  const words = plainWords(typed);
  const vin = words.find(isVin);
  const rest = removeStopWords(words.filter((word) => word !== vin && word !== 'vin').join(' '));
  return vin === undefined ? undefined : { vin, rest };
}
const MAX_CARS = 4;

/**
 * Reinterprets a search that finds nothing as typed: as a VIN, a car in words, a category, without filler words, with
 * other spellings, in this order; the first reading that finds a part wins (ADR 039).
 */
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
    if (await this.firstThatFinds([plain])) return plain;
    if (plain.price) {
      // The rest of the search decides whether it finds something; what it names must not prevent that.
      return plain.text === '' ? plain : { ...(await this.read(plain.text)), typed, price: plain.price };
    }
    const vin = vinIn(typed);
    const byVin = vin && (await this.readVin(typed, vin));
    if (byVin) return byVin;
    const number = await this.numbers.find(typed);
    if (number) return { ...literalReading(typed), ...number };
    const piece = await this.firstThatFinds(withPartialNumbers(typed));
    if (piece) return piece;
    return this.interpret(typed);
  }

  private async readVin(typed: string, { vin, rest }: VinInText): Promise<SearchReading | undefined> {
    // A VIN is personal, whether we know the car or not.
    cacheTags.showsOwn();
    try {
      const { candidates, makes } = await this.vehicles.readVin(vin);
      const models = await this.vehicles.findModels(candidates.map(nameOf));
      const cars = candidates.flatMap(({ make, model, year, engines }, index): NamedCar[] => {
        const id = models[index]?.id;
        const litres = engines.length === 1 ? (engines[0]?.litres ?? null) : null;
        const of = { from: year, to: year, year, litres, isBare: false };
        return id == null ? [] : [{ text: vin, make, model, modelIds: [id], ...of }];
      });
      const named = cars.length > 0 ? cars : await this.findMakes(vin, makes);
      if (named.length === 0) return undefined;
      const those = named.slice(0, MAX_CARS);
      const withRest = { ...literalReading(typed), text: rest, cars: those };
      const found = rest === '' ? undefined : await this.firstThatFinds([withRest]);
      return found ?? (await this.ofCars(typed, those, ''));
    } catch (error) {
      if (error instanceof ShopError) return undefined;
      throw error;
    }
  }

  /** The makes that a VIN tells, if it tells no model. */
  private async findMakes(vin: string, makes: readonly string[]): Promise<NamedCar[]> {
    const found = await Promise.all(makes.map((make) => this.carText.find(make)));
    return found.flatMap((named) => (named ? [{ ...named.car, text: vin }] : []));
  }

  private async interpret(typed: string): Promise<SearchReading> {
    const said = typed.replace(/\s[&+]\s/g, ' and ');
    const words = plainWords(said);
    const [found, spellings] = await Promise.all([this.carText.find(said), this.spelling.look(words)]);
    const isOfParts = (text: string) => spellings.get(text)?.isOfParts ?? false;
    const isDoubtful = found !== undefined && found.car.isBare && isOfParts(found.car.text);
    // "spark plugs for a f150": the plugs are not a Chevrolet Spark.
    const named = isDoubtful ? await this.carText.find(said, isOfParts) : found;
    const cars = named ? [named.car] : [];
    const rest = removeStopWords(named ? named.rest : said);
    const { dated } = named ?? {};
    if (dated && removeStopWords(dated.rest) === '') return this.ofCars(typed, [dated.car], '');
    const spoken = named ? withoutTrims(rest) : rest;
    if (named && spoken === '') return this.ofCars(typed, cars, '');

    const base = { ...literalReading(typed), cars };
    const respelt = [...new Set([rest, spoken])].flatMap((text) => respellings(text, spellings));
    const unitless = withoutUnits(rest);
    const engineless = withoutEngines(spoken);
    const readings =
      rest === ''
        ? []
        : [
            ...(rest === typed ? [] : [{ ...base, ...categoryAlone(rest) }]),
            ...eitherOf(named ? named.rest : said).map((text) => ({ ...base, text })),
            ...typesOfEach(named ? named.rest : said).map((of) => ({ ...base, ...of })),
            ...categoryAndWords(rest).map((reading) => ({ ...base, ...reading })),
            ...(dated ? [{ ...base, ...categoryAlone(removeStopWords(dated.rest)), cars: [dated.car] }] : []),
            ...(spoken === rest ? [] : [{ ...base, ...categoryAlone(spoken) }]),
            ...looserOf(spoken).map((text) => ({ ...base, ...categoryAlone(text) })),
            ...[...new Set([rest, spoken])].flatMap((text) =>
              typeAlone(text).map((of) => ({ ...base, ...of })),
            ),
            ...respelt.map((text) => ({ ...base, ...categoryAlone(text), isRespelt: true })),
            ...(unitless === rest ? [] : [{ ...base, text: unitless }]),
            ...(engineless === spoken || engineless === ''
              ? []
              : [{ ...base, ...categoryAlone(engineless) }]),
          ];
    const taken = await this.firstThatFinds(readings);
    if (taken) return taken;
    const again = await this.readRespeltCar(typed, spellings);
    return again ?? { ...base, finds: false };
  }

  /** "2016 civc pads": the car appears only once it is spelt right. */
  private async readRespeltCar(
    typed: string,
    spellings: ReadonlyMap<string, WordSpelling>,
  ): Promise<SearchReading | undefined> {
    const [text] = respellings(removeStopWords(typed), spellings);
    const ofParts = new Set([...spellings.values()].flatMap(({ likelyOfParts }) => likelyOfParts));
    // "spare wheel": neither is a Chevrolet Spark.
    const found = text === undefined ? undefined : await this.carText.find(text, (word) => ofParts.has(word));
    // A car's short name is similar to many words.
    if (!found || (found.car.isBare && found.car.text.length < 5)) return undefined;
    const rest = removeStopWords(found.rest);
    const cars = [found.car];
    if (rest === '') return { ...(await this.ofCars(typed, cars, rest)), text: '', isRespelt: true };
    return this.firstThatFinds([{ ...literalReading(typed), text: rest, cars, isRespelt: true }]);
  }

  /**
   * Only a car: the parts listed for it, for a single car those that fit or may. No one means parts that fit any car.
   */
  private async ofCars(typed: string, cars: readonly NamedCar[], text: string): Promise<SearchReading> {
    const car = oneCar(cars);
    const reading: SearchReading = {
      ...literalReading(typed),
      text,
      cars,
      meant: { listed: cars },
      ...(car && { fitting: { car, answers: new Map(), scope: 'FITS_OR_FITS_IF' } }),
    };
    return { ...reading, finds: (await this.firstThatFinds([reading])) !== undefined };
  }

  /** The first of these readings that finds a part, with one statement for all of them. */
  private async firstThatFinds(readings: readonly SearchReading[]): Promise<SearchReading | undefined> {
    if (readings.length === 0) return undefined;
    const values = new SqlValues();
    const ways = readings.map((reading, index) => {
      const filter = withReading({}, reading);
      const candidates = newestCandidates(filter, conditionsOf(filter, values), 1);
      return `WHEN EXISTS (SELECT FROM ${candidates} AS item) THEN ${index}`;
    });
    const [row] = await this.catalogue.query<{ first: number | null }>({
      text: `SELECT CASE ${ways.join(' ')} END AS first`,
      values: values.all,
    });
    return row?.first == null ? undefined : readings[row.first];
  }
}

const removeStopWords = (text: string) =>
  plainWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ');

/** At most this many, the longest first. */
const MAX_NUMBER_PIECES = 6;

/** "halden hd 4471": each run of words that may be a piece of a number, beside other words. */
function withPartialNumbers(typed: string): SearchReading[] {
  const text = removeStopWords(typed);
  return numberSpans(text.split(' '))
    .filter((span) => span !== text)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_NUMBER_PIECES)
    .map((number) => ({ ...literalReading(typed), text, number }));
}

/** "600 mm" as "600": names state the unit only once for two lengths. */
const withoutUnits = (text: string) =>
  text.replace(/(\d)\s?(?:mm|cm|in|inch|inches|l|v|w|kw|ah)(?=\s|$)/g, '$1');

/** The words before and after each "and". */
const partsOf = (text: string): string[] =>
  text
    .split(/\s+(?:and|und|y)\s+/)
    .map(removeStopWords)
    .filter((part) => part !== '');

/** "brake pads and discs" as "brake pads or discs": both are wanted. */
function eitherOf(text: string): string[] {
  const parts = partsOf(text).map((part) => part.split(' '));
  const heads = parts.flatMap((words) => words.slice(-1));
  if (heads.length < 2) return [];
  const others = new Set(parts.flatMap((words) => words.slice(0, -1)));
  return [[...others, heads.join(' or ')].join(' ')];
}

/** Punctuation between words, and how tyres and bolt circles are typed. */
const withoutSigns = (text: string) =>
  text
    .replace(/(\d{3})[-/ ]?(\d{2})[-/ ]?z?r?[-/ ]?(1\d|2\d)(?!\d)/g, '$1/$2 r$3')
    .replace(/(?<![\d/])(\d)[/*](\d{3})(?!\d)/g, '$1x$2')
    .replace(/(?<=\p{L})[^\p{L}\p{N}\s]+(?=\p{L})/gu, ' ');

/** How many, and words that a name may have or not. */
const AMOUNT = /^(?:\d{1,2}x?|x\d{1,2}|kit|sets?|assembly|unit|complete)$/;

/** A text without peculiarities of spelling. */
function looserOf(text: string): string[] {
  const apart = removeStopWords(withoutSigns(text));
  const few = apart
    .split(' ')
    .filter((word) => !AMOUNT.test(word))
    .join(' ');
  return [...new Set([apart, few])].filter((looser) => looser !== text && /\p{L}{2}|\d{3}/u.test(looser));
}

const categoryAlone = (text: string) => {
  const { text: words, meant } = plainReading(text);
  return { text: words, meant };
};

/** "front pads and rear discs" as parts of each of the two types. */
function typesOfEach(text: string): Pick<SearchReading, 'meant' | 'text'>[] {
  const named = partsOf(text).map(typesNamed);
  const types = named.flatMap((some) => some ?? []);
  return named.length > 1 && !named.includes(undefined) ? [{ text: '', meant: { types } }] : [];
}

/** Parts of a type, whatever their names. */
function typeAlone(text: string): Pick<SearchReading, 'meant' | 'text'>[] {
  const types = typesNamed(text);
  return types ? [{ text: '', meant: { types } }] : [];
}

/** "oil filters" as "oil" in the category of filters. */
function categoryAndWords(text: string): Pick<SearchReading, 'meant' | 'text'>[] {
  const words = text.split(' ');
  return words.flatMap((word, at) => {
    const category = categoryNamed(word);
    const others = words.toSpliced(at, 1).join(' ');
    return category && others !== '' ? [{ text: others, meant: { category } }] : [];
  });
}

/** The likeliest spelling of all words, then those with one second-likeliest word; at most four. */
function respellings(text: string, spellings: ReadonlyMap<string, WordSpelling>): string[] {
  const words = text.split(' ');
  const likely = words.map((word) => spellings.get(word)?.likely ?? []);
  if (likely.every((spelt) => spelt.length === 0)) return [];
  const best = words.map((word, at) => likely[at]?.[0] ?? word);
  const others = likely.flatMap(([, second], at) => (second ? [best.with(at, second)] : []));
  return [best, ...others].slice(0, 4).map((spelt) => spelt.join(' '));
}
