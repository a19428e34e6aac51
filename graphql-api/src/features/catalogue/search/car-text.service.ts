import { cacheTags } from '../../../cache/cache-tags.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { yearRanges } from '../../cars/vehicle/vehicle-model.entity.js';
import { foldText } from './fold-text.js';
import { type Generation, GENERATIONS, modelNamed } from './generations.js';
import { isTwoWordName } from './two-word-names.js';
import { litresIn, withFullYears, yearsIn } from './car-facts.js';
import { plainWords, STOP_WORDS } from './search-terms.js';
import { VOCABULARY } from './words.js';

/** A car that a search names, partly or fully. */
export interface NamedCar {
  /** The part of the search that names it. */
  readonly text: string;
  readonly make: string;
  /** Null if only the make is named. */
  readonly model: string | null;
  /** The year, if one is named that the model has. */
  readonly year: number | null;
  /** The years it may be of. */
  readonly from: number;
  readonly to: number;
  /** Litres of its engine, if named. */
  readonly litres: number | null;
  readonly modelIds: readonly number[];
  /** Whether only a model is named, which may be a word for something else. */
  readonly isBare: boolean;
}

export interface CarInSearch {
  readonly car: NamedCar;
  readonly rest: string;
  /** This car with a two-digit number next to its name read as its year: it may also be a size of the part. */
  readonly dated?: CarInSearch | undefined;
}

interface KnownModel {
  readonly ids: readonly number[];
  readonly make: string;
  readonly name: string | null;
  readonly years: string | null;
  readonly key: string;
  readonly makeKey: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

/** The most words in a model's name. */
const LONGEST_NAME = 3;
const keyOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Reads cars in text: "2016 civic", "vw golf 7", "f150". */
export class CarTextService {
  constructor(private readonly catalogue: ReadDatabase) {}

  /**
   * The car that a text names; undefined when there is none in our list. Words with another meaning are not a model's
   * name on their own.
   */
  async find(
    text: string,
    isPartTerm: (word: string) => boolean = () => false,
  ): Promise<CarInSearch | undefined> {
    const words = plainWords(withFullYears(text)).slice(0, 12);
    const spans = spansOf(words);
    if (spans.length === 0) return undefined;
    cacheTags.shows('vehicles');
    const generations = generationsIn(spans);
    const makes = [...spans.map(({ key }) => makeKey(key)), ...generations.map(({ of }) => keyOf(of.make))];
    const models = [
      ...spans.map(({ key }) => key),
      ...spans.flatMap(({ key }) => modelNamed(key, 'Mercedes-Benz') ?? []).map(keyOf),
      ...generations.flatMap(({ of }) => of.models.map(keyOf)),
    ];
    const known = await this.catalogue.query<KnownModel>({
      text: `SELECT ARRAY[model.id] AS ids, model.make, model.name, model.years::text AS years, model.name_key AS key,
            model.make_key AS "makeKey"
          FROM vehicle_model AS model WHERE model.name_key = ANY($1::text[])
        UNION ALL
        SELECT array_agg(id), mode() WITHIN GROUP (ORDER BY make), NULL, NULL, make_key, make_key FROM vehicle_model
          WHERE make_key = ANY($2::text[]) GROUP BY make_key ORDER BY make, name`,
      values: [models, makes],
      prepared: true,
    });
    if (generations.length > 0) return ofGeneration(words, generations, known);
    const found = ofNames(words, known, isPartTerm);
    return found && { ...found, dated: ofShortYear(words, found, known) };
  }
}

/** Every run of up to three words, the longest first. */
function spansOf(words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const key = keyOf(words.slice(from, from + length).join(''));
      if (key !== '') spans.push({ from, to: from + length, key });
    }
  }
  return spans;
}

const makeKey = (key: string) => keyOf(VOCABULARY.makes[key] ?? key);

interface GenerationYears {
  readonly of: Generation;
  readonly span: Span;
}

/** The named generations, the one with the fewest years first: "3 series e46" is the E46. */
function generationsIn(spans: readonly Span[]): GenerationYears[] {
  const found = spans.flatMap((span) => {
    const of = GENERATIONS.find(({ names }) => names.some((name) => keyOf(name) === span.key));
    return of ? [{ of, span }] : [];
  });
  return found.sort((one, other) => lengthOf(one.of) - lengthOf(other.of));
}

const lengthOf = ({ from, to }: Generation) => to - from;

function ofGeneration(
  words: readonly string[],
  named: readonly GenerationYears[],
  known: readonly KnownModel[],
): CarInSearch | undefined {
  const [{ of } = { of: undefined }] = named;
  const ofGenerations = new Set(of?.models.map(keyOf));
  const models = known.filter(
    ({ key, makeKey: ofMake, name }) =>
      name !== null && ofMake === keyOf(of?.make ?? '') && ofGenerations.has(key),
  );
  const [model] = models;
  if (!model || !of) return undefined;
  const taken = taking(words.length);
  for (const other of named) if (other.of.make === of.make) take(taken, other.span);
  const make = spansOf(words).find(({ from, to, key }) => to - from === 1 && makeKey(key) === keyOf(of.make));
  if (make) take(taken, make);
  const years = yearsIn(words, taken, (one) => of.from <= one && one <= of.to);
  return carOf(words, taken, {
    make: model.make,
    model: models.length === 1 ? model.name : null,
    year: years.from === years.to ? years.from : null,
    from: years.from ?? of.from,
    to: years.to ?? of.to,
    modelIds: models.flatMap(({ ids }) => ids),
    isBare: false,
  });
}

function ofNames(
  words: readonly string[],
  known: readonly KnownModel[],
  isPartTerm: (word: string) => boolean = () => false,
): CarInSearch | undefined {
  const spans = spansOf(words);
  const taken = taking(words.length);
  const makes = known.filter(({ name }) => name === null);
  const make = spans.find(({ key }) => makes.some((one) => one.key === makeKey(key)));
  const named = makes.find(({ key }) => make && key === makeKey(make.key));
  const ofMake = known.filter((one) => one.name !== null && (!named || one.makeKey === named.key));
  const span = spans.find(
    (one) => isModel(one, make, words, isPartTerm) && ofMake.some(isCalled(one, named?.make)),
  );
  const models = ofMake.filter((one) => span && isCalled(span, named?.make)(one));
  // The name of a model may begin with its make: "mazda 3".
  if (make) take(taken, make);
  if (span) take(taken, span);
  const isOfYear = (year: number) => (one: KnownModel) => isMade(one, year);
  const years = yearsIn(words, taken, (one) => models.length === 0 || models.some(isOfYear(one)));
  const model = models.find((one) => years.from === null || isMade(one, years.from));
  const isBare = !named && years.from === null;
  // Numbers and two letters usually mean something other than a car.
  if (model && isBare && (/^\d+$/.test(model.key) || model.key.length < 3)) return undefined;
  if (!model && !named) return undefined;
  const ranges = yearRanges.from(model?.years ?? '');
  return carOf(words, taken, {
    make: model?.make ?? named?.make ?? '',
    model: model?.name ?? null,
    year: years.from === years.to ? years.from : null,
    from: years.from ?? ranges.at(0)?.from ?? 1885,
    to: years.to ?? ranges.at(-1)?.to ?? 2100,
    modelIds: (model ?? named)?.ids ?? [],
    isBare,
  });
}

const isCalled = ({ key }: Span, make?: string) => {
  const other = modelNamed(key, make);
  return (one: KnownModel) => one.key === key || (other !== undefined && one.key === keyOf(other));
};

/**
 * "Fit" is a Honda, but usually not a car: only after its make or a year, or alone. A leaf spring is not for a Nissan
 * Leaf.
 */
function isModel(
  { from, to }: Span,
  make: Span | undefined,
  words: readonly string[],
  isPartTerm: (word: string) => boolean,
): boolean {
  if (make?.from === from && make.to === to) return false;
  if (to - from > 1 || make?.to === from || /^(19|20)\d\d$/.test(words[from - 1] ?? '')) return true;
  const [word = ''] = words.slice(from, to);
  if (isTwoWordName(words, from)) return false;
  return !isPartTerm(word) && (words.length === 1 || !STOP_WORDS.has(word));
}

/** "civic 16": as if the year were written in full. */
function ofShortYear(
  words: readonly string[],
  { car }: CarInSearch,
  known: readonly KnownModel[],
): CarInSearch | undefined {
  if (car.model === null || car.year !== null) return undefined;
  const named = new Set(car.text.split(' '));
  const at = words.findIndex(
    (word, place) =>
      /^\d\d$/.test(word) && [words[place - 1], words[place + 1]].some((next) => named.has(next ?? '')),
  );
  if (at < 0) return undefined;
  const dated = ofNames(words.with(at, withFullYears(`'${words[at] ?? ''}`)), known);
  return dated?.car.year == null ? undefined : dated;
}

const isMade = ({ years }: KnownModel, year: number) =>
  yearRanges.from(years ?? '').some(({ from, to }) => from <= year && year <= to);

const taking = (length: number): boolean[] => Array.from({ length }, () => false);

function take(taken: boolean[], { from, to }: Pick<Span, 'from' | 'to'>): void {
  taken.fill(true, from, to);
}

function carOf(
  words: readonly string[],
  taken: boolean[],
  car: Omit<NamedCar, 'litres' | 'text'>,
): CarInSearch {
  const litres = car.model === null ? null : litresIn(words, taken);
  const those = (isTaken: boolean) => words.filter((_, place) => taken[place] === isTaken).join(' ');
  return { car: { ...car, litres, text: those(true) }, rest: those(false) };
}
