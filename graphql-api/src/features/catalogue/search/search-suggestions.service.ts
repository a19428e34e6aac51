import { cacheTags } from '../../../cache/cache-tags.js';
import { beginsPattern } from '../../../shared/like.js';
import type { Loaders } from '../../../shared/loaders.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import type { Category } from '../part/category.js';
import { PartSort } from '../part/part-sort.kinds.js';
import type { PartNumberKind } from '../part/part-number.kinds.js';
import type { PartService } from '../part/part.service.js';
import type { CategoryCount } from '../part/part-counts.js';
import { SHOWN, type ShownPart } from '../part/shown-part.js';
import type { CarTextService, NamedCar } from './car-text.service.js';
import { MIN_NUMBER_LENGTH, numberKey } from './search-condition.js';
import type { PartSearchService } from './part-search.service.js';
import type { SearchExplanationService } from './search-explanation.service.js';
import { literalReading } from './search-reading.js';
import { plainWords } from './search-terms.js';
import { categoryNamed, categoriesBeginning } from './category-terms.js';
import { marksOf } from './term-match.js';

/** A number that begins with what is typed, and its part. */
export interface SuggestedNumber {
  readonly kind: PartNumberKind;
  readonly number: string;
  readonly part: ShownPart;
}

export type SuggestionGroup = 'CARS' | 'CATEGORIES' | 'NUMBERS' | 'PARTS';

export interface Suggestions {
  /** The groups with suggestions, best first. */
  readonly order: readonly SuggestionGroup[];
  readonly cars: readonly NamedCar[];
  /** The search without its car. */
  readonly rest: string;
  readonly numbers: readonly SuggestedNumber[];
  readonly parts: readonly ShownPart[];
  readonly categories: readonly CategoryCount[];
  /** Texts that were searched for in names. */
  readonly marks: readonly string[];
  readonly didYouMean: string | null;
  readonly exactPart: ShownPart | null;
}

const MAX_LINES = 8;
const MAX_NUMBERS = 3;
const MAX_PARTS = 6;

/** Suggestions for what someone is typing: at most eight lines. */
export class SearchSuggestionService {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly parts: PartService,
    private readonly searches: PartSearchService,
    private readonly carText: CarTextService,
    private readonly explanations: SearchExplanationService,
  ) {}

  async suggest(typed: string, loaders: Loaders): Promise<Suggestions> {
    const categories = categoriesBeginning(plainWords(typed)).slice(0, 2);
    const [numbers, exactPart, counts, named, found] = await Promise.all([
      this.findNumbers(typed),
      this.explanations.findExact(literalReading(typed)),
      this.count(categories),
      this.carText.find(typed),
      this.searches.list({ search: typed }, WANTED, loaders),
    ]);
    const { reading, page } = found;
    const isNamed = named && (!named.car.isBare || page.items.length === 0);
    const cars = (reading?.cars.length ? reading.cars : isNamed ? [named.car] : []).slice(0, 2);
    const rest = reading?.cars.length ? reading.text : isNamed ? named.rest : '';
    const parts = await this.partsFor(rest, cars, page.items, loaders);
    const carLines = cars.length + (rest === '' ? 0 : 1);
    const left = MAX_LINES - (cars.length > 0 ? carLines : 0) - numbers.length - counts.length;
    const shown = parts.filter(({ id }) => !numbers.some(({ part }) => part.id === id));
    return {
      order: orderOf(typed, { CARS: cars, NUMBERS: numbers, PARTS: shown, CATEGORIES: counts }),
      cars,
      rest,
      numbers,
      parts: shown.slice(0, Math.min(left, MAX_PARTS)),
      categories: counts,
      marks: marksOf(rest === '' ? (reading?.text ?? typed) : rest),
      didYouMean: reading?.isRespelt && reading.text !== '' ? reading.text : null,
      exactPart,
    };
  }

  /** The parts of the search as typed, if it has any; else those of the search without its car. */
  private async partsFor(
    rest: string,
    cars: readonly NamedCar[],
    found: readonly ShownPart[],
    loaders: Loaders,
  ): Promise<readonly ShownPart[]> {
    if (found.length > 0 || rest === '' || cars.length === 0) return found;
    const { page } = await this.searches.list({ search: rest }, WANTED, loaders);
    return page.items;
  }

  private async findNumbers(typed: string): Promise<SuggestedNumber[]> {
    const key = numberKey(typed);
    if (key.length < MIN_NUMBER_LENGTH || !/\d/.test(key)) return [];
    cacheTags.shows('parts');
    const rows = await this.catalogue.query<ShownPart & Omit<SuggestedNumber, 'part'>>({
      text: `SELECT ${SHOWN}, found.kind, found.number FROM (
          (SELECT id, 'MAKER' AS kind, part_number AS number, part_number_key AS key FROM part
            WHERE part_number_key COLLATE "C" LIKE $1 AND deleted_at IS NULL
            ORDER BY part_number_key COLLATE "C" LIMIT ${MAX_NUMBERS})
          UNION ALL
          (SELECT part_id, kind, number, number_key FROM part_number WHERE number_key COLLATE "C" LIKE $1
            ORDER BY number_key COLLATE "C" LIMIT ${MAX_NUMBERS})
        ) AS found JOIN part AS item ON item.id = found.id AND item.deleted_at IS NULL
        ORDER BY length(found.key), found.kind = 'MAKER' DESC, found.key LIMIT ${MAX_NUMBERS}`,
      values: [beginsPattern(key)],
    });
    cacheTags.shows(...rows.map(({ id }) => `part:${id}` as const));
    return rows.map(({ kind, number, ...part }) => ({ kind, number, part }));
  }

  private async count(categories: readonly Category[]): Promise<CategoryCount[]> {
    if (categories.length === 0) return [];
    const counts = await this.parts.count({ categories }).categories();
    return counts.filter(({ count }) => count > 0);
  }
}

const WANTED = { sort: PartSort.BEST_MATCH, page: { first: MAX_PARTS }, isShown: true } as const;

/** The groups with lines: categories come last, unless the text names one. */
function orderOf(typed: string, lines: Record<SuggestionGroup, readonly unknown[]>): SuggestionGroup[] {
  const others = ['CARS', 'NUMBERS', 'PARTS'] as const;
  const groups: SuggestionGroup[] =
    categoryNamed(typed) === undefined ? [...others, 'CATEGORIES'] : ['CATEGORIES', ...others];
  return groups.filter((group) => lines[group].length > 0);
}
