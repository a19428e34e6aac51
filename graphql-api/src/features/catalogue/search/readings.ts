import { cacheTags } from '../../../cache/cache-tags.js';
import { ShopError } from '../../../shared/shop-error.js';
import { nameOf, type VehicleService } from '../../cars/vehicle/vehicle.service.js';
import type { SearchIntent } from '../part/search-intent.js';
import { withoutEngines, withoutTrims } from './car-facts.js';
import type { CarInSearch, CarTextService, NamedCar } from './car-text.service.js';
import { categoryNamed } from './category-terms.js';
import { oneCar } from './named-cars.js';
import { type NumbersInText, numberSpans } from './numbers-in-text.service.js';
import { plainReading, type SearchReading } from './search-reading.js';
import { plainWords, STOP_WORDS } from './search-terms.js';
import type { WordSpelling } from './spelling.service.js';
import { typesNamed } from './type-terms.js';

/** What a reading makes of a search. */
export type Candidate = Partial<
  Pick<SearchReading, 'cars' | 'fitting' | 'intent' | 'isRespelt' | 'number' | 'text'>
> & {
  /** Whether the search is this even if it finds no part. */
  readonly isFinal?: true;
};

/** A search without its car, and other spellings of its words. */
export interface SearchTokens {
  readonly car: NamedCar | undefined;
  /** The car, if a two-digit number next to its name is its year. */
  readonly dated: CarInSearch | undefined;
  /** All words except the car's. */
  readonly words: string;
  /** The words that are not fillers. */
  readonly terms: string;
  readonly spellings: ReadonlyMap<string, WordSpelling>;
}

export interface ReadingContext {
  readonly vehicles: Pick<VehicleService, 'findModels' | 'readVin'>;
  readonly carText: Pick<CarTextService, 'find'>;
  readonly numbers: Pick<NumbersInText, 'find'>;
  /** Looked up when the first reading needs them. */
  readonly tokens: () => Promise<SearchTokens>;
}

/** One way to interpret a search that finds nothing as typed. */
export interface NamedReading {
  readonly name: string;
  read(text: string, context: ReadingContext): Promise<readonly Candidate[]>;
}

/** A reading of the words other than the car's. */
const ofTokens = (name: string, read: (tokens: SearchTokens) => readonly Candidate[]): NamedReading => ({
  name,
  async read(_, { tokens }) {
    const found = await tokens();
    const cars = found.car ? [found.car] : [];
    return found.terms === '' ? [] : read(found).map((candidate) => ({ cars, ...candidate }));
  },
});

const MAX_CARS = 4;

/** "2HGFC2F59GH500000 oil filter": the cars that a VIN may be, and parts for them. */
const vin: NamedReading = {
  name: 'VIN',
  async read(text, context) {
    const found = findVin(text);
    if (!found) return [];
    // A VIN is personal, whether we know the car or not.
    cacheTags.markPrivate();
    const cars = (await listCarsOfVin(found.vin, context)).slice(0, MAX_CARS);
    if (cars.length === 0) return [];
    return [...(found.rest === '' ? [] : [{ text: found.rest, cars }]), carAlone(cars)];
  },
};

/** "HD-4471-C brake pads": a part's number, complete. */
const number: NamedReading = {
  name: 'number',
  async read(text, { numbers }) {
    const found = await numbers.find(text);
    return found ? [{ text: found.text, isRespelt: found.isRespelt }] : [];
  },
};

/** At most this many, the longest first. */
const MAX_NUMBER_PIECES = 6;

/** "halden hd 4471": each run of words that may be a piece of a number, next to other words. */
const numberPiece: NamedReading = {
  name: 'piece of a number',
  read(typed) {
    const text = removeStopWords(typed);
    const pieces = numberSpans(text.split(' '))
      .filter((span) => span !== text)
      .sort((one, other) => other.length - one.length)
      .slice(0, MAX_NUMBER_PIECES);
    return Promise.resolve(pieces.map((piece) => ({ text, number: piece })));
  },
};

/** "2016 honda civic": parts for the car. */
const carOnly: NamedReading = {
  name: 'only a car',
  async read(_, { tokens }) {
    const { car, dated, terms } = await tokens();
    if (dated && removeStopWords(dated.rest) === '') return [carAlone([dated.car])];
    return car && withoutTrims(terms) === '' ? [carAlone([car])] : [];
  },
};

/** "pads for my 2016 civic": the terms alone. */
const terms = ofTokens('terms', (tokens) => [categoryOrTerms(tokens.terms)]);

/** "brake pads and discs" as "brake pads or discs": both are wanted. */
const eitherOf = ofTokens('either of two', ({ words }) => {
  const parts = partsOf(words).map((part) => part.split(' '));
  const heads = parts.flatMap((part) => part.slice(-1));
  if (heads.length < 2) return [];
  const others = new Set(parts.flatMap((part) => part.slice(0, -1)));
  return [{ text: [...others, heads.join(' or ')].join(' ') }];
});

/** "front pads and rear discs" as parts of each of the two types. */
const typesOfEach = ofTokens('types of each', ({ words }) => {
  const named = partsOf(words).map(typesNamed);
  const types = named.flatMap((some) => some ?? []);
  return named.length > 1 && !named.includes(undefined) ? [{ text: '', intent: { types } }] : [];
});

/** "oil filters" as "oil" in the category of filters. */
const categoryAndTerms = ofTokens('terms in a category', (tokens) => {
  const all = tokens.terms.split(' ');
  return all.flatMap((term, at) => {
    const category = categoryNamed(term);
    const others = all.toSpliced(at, 1).join(' ');
    return category && others !== '' ? [{ text: others, intent: { category } }] : [];
  });
});

/** "civic 16 pads": the number is the car's year. */
const shortYear = ofTokens('two-digit year', ({ dated }) =>
  dated ? [{ ...categoryOrTerms(removeStopWords(dated.rest)), cars: [dated.car] }] : [],
);

/** "civic sport pads": without what describes the car. */
const noTrims = ofTokens('without trims', (tokens) => {
  const text = withoutCar(tokens);
  return text === tokens.terms ? [] : [categoryOrTerms(text)];
});

/** Quantities, and words that a name may or may not have. */
const AMOUNT = /^(?:\d{1,2}x?|x\d{1,2}|kit|sets?|assembly|unit|complete)$/;

/** "2x brake/disc kit": without peculiarities of spelling. */
const loose = ofTokens('without signs and amounts', (tokens) => {
  const text = withoutCar(tokens);
  const apart = removeStopWords(withoutSigns(text));
  const few = apart
    .split(' ')
    .filter((word) => !AMOUNT.test(word))
    .join(' ');
  return [...new Set([apart, few])]
    .filter((looser) => looser !== text && /\p{L}{2}|\d{3}/u.test(looser))
    .map(categoryOrTerms);
});

/** "brake linings": parts of a type, whatever their names. */
const typeOnly = ofTokens('type', (tokens) =>
  [...new Set([tokens.terms, withoutCar(tokens)])].flatMap((text) => {
    const types = typesNamed(text);
    return types ? [{ text: '', intent: { types } }] : [];
  }),
);

/** "barke pads": likely spellings. */
const respelt = ofTokens('another spelling', (tokens) =>
  [...new Set([tokens.terms, withoutCar(tokens)])]
    .flatMap((text) => respellings(text, tokens.spellings))
    .map((text) => ({ ...categoryOrTerms(text), isRespelt: true })),
);

/** "600 mm" as "600": names state the unit only once for two lengths. */
const noUnits = ofTokens('without units', (tokens) => {
  const text = tokens.terms.replace(/(\d)\s?(?:mm|cm|in|inch|inches|l|v|w|kw|ah)(?=\s|$)/g, '$1');
  return text === tokens.terms ? [] : [{ text }];
});

/** "diesel oil filter": without the kind of engine. */
const noEngines = ofTokens('without engines', (tokens) => {
  const text = withoutCar(tokens);
  const engineless = withoutEngines(text);
  return engineless === text || engineless === '' ? [] : [categoryOrTerms(engineless)];
});

/** "2016 civc pads": the car appears only once it is spelt right. */
const respeltCar: NamedReading = {
  name: 'a car in another spelling',
  async read(typed, { carText, tokens }) {
    const { spellings } = await tokens();
    const [text] = respellings(removeStopWords(typed), spellings);
    if (text === undefined) return [];
    const ofParts = new Set([...spellings.values()].flatMap(({ likelyOfParts }) => likelyOfParts));
    // "spare wheel": neither is a Chevrolet Spark.
    const found = await carText.find(text, (word) => ofParts.has(word));
    // A car's short name is similar to many words.
    if (!found || (found.car.isBare && found.car.text.length < 5)) return [];
    const rest = removeStopWords(found.rest);
    return [
      { ...(rest === '' ? carAlone([found.car]) : { text: rest, cars: [found.car] }), isRespelt: true },
    ];
  },
};

/** All readings in the order they are tried; one statement decides among those of a group (ADR 039). */
export const READINGS: readonly (readonly NamedReading[])[] = [
  [vin],
  [number, numberPiece],
  [carOnly],
  [
    terms,
    eitherOf,
    typesOfEach,
    categoryAndTerms,
    shortYear,
    noTrims,
    loose,
    typeOnly,
    respelt,
    noUnits,
    noEngines,
  ],
  [respeltCar],
];

export const removeStopWords = (text: string) =>
  plainWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ');

const isVin = (text: string) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text) && /\d/.test(text) && /[A-Z]/i.test(text);

/** The VIN that a text is, even in pieces, or has as one of its words. */
function findVin(typed: string): { vin: string; rest: string } | undefined {
  const whole = typed.replace(/[\s-]/g, '');
  if (isVin(whole)) return { vin: whole, rest: '' };
  const words = plainWords(typed);
  const found = words.find(isVin);
  if (found === undefined) return undefined;
  const rest = removeStopWords(words.filter((word) => word !== found && word !== 'vin').join(' '));
  return { vin: found, rest };
}

/** The cars that a VIN may be, or its makes if it names no model; none if it is unknown. */
async function listCarsOfVin(text: string, { vehicles, carText }: ReadingContext): Promise<NamedCar[]> {
  try {
    const { candidates, makes } = await vehicles.readVin(text);
    const models = await vehicles.findModels(candidates.map(nameOf));
    const cars = candidates.flatMap(({ make, model, year, engines }, index): NamedCar[] => {
      const id = models[index]?.id;
      const litres = engines.length === 1 ? (engines[0]?.litres ?? null) : null;
      const of = { from: year, to: year, year, litres, isBare: false };
      return id == null ? [] : [{ text, make, model, modelIds: [id], ...of }];
    });
    if (cars.length > 0) return cars;
    const named = await Promise.all(makes.map((make) => carText.find(make)));
    return named.flatMap((found) => (found ? [{ ...found.car, text }] : []));
  } catch (error) {
    if (error instanceof ShopError) return [];
    throw error;
  }
}

/**
 * Only a car: the parts listed for it, for a single car those that fit or may. No one means parts that fit any car.
 */
function carAlone(cars: readonly NamedCar[]): Candidate {
  const car = oneCar(cars);
  const fitting = car && { car, answers: new Map(), scope: 'FITS_OR_FITS_IF' as const };
  return { text: '', cars, intent: { listed: cars }, ...(fitting && { fitting }), isFinal: true };
}

/** The terms without those that only describe a car. */
const withoutCar = ({ car, terms: text }: SearchTokens) => (car ? withoutTrims(text) : text);

/** The category that a text names, or its terms. */
function categoryOrTerms(text: string): { text: string; intent?: SearchIntent } {
  const { text: rest, intent } = plainReading(text);
  return { text: rest, ...(intent && { intent }) };
}

/** The terms before and after each "and". */
const partsOf = (text: string): string[] =>
  text
    .split(/\s+(?:and|und|y)\s+/)
    .map(removeStopWords)
    .filter((part) => part !== '');

/** Punctuation between words, and how tires and bolt circles are typed. */
const withoutSigns = (text: string) =>
  text
    .replace(/(\d{3})[-/ ]?(\d{2})[-/ ]?z?r?[-/ ]?(1\d|2\d)(?!\d)/g, '$1/$2 r$3')
    .replace(/(?<![\d/])(\d)[/*](\d{3})(?!\d)/g, '$1x$2')
    .replace(/(?<=\p{L})[^\p{L}\p{N}\s]+(?=\p{L})/gu, ' ');

/** The likeliest spelling of all words, then those with one second-likeliest word; at most four. */
function respellings(text: string, spellings: ReadonlyMap<string, WordSpelling>): string[] {
  const words = text.split(' ');
  const likely = words.map((word) => spellings.get(word)?.likely ?? []);
  if (likely.every((spelt) => spelt.length === 0)) return [];
  const best = words.map((word, at) => likely[at]?.[0] ?? word);
  const others = likely.flatMap(([, second], at) => (second ? [best.with(at, second)] : []));
  return [best, ...others].slice(0, 4).map((spelt) => spelt.join(' '));
}
