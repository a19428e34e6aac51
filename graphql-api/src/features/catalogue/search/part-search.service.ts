import type { KeysetPage, PageRequest } from '../../../shared/keyset-page.js';
import type { Loaders } from '../../../shared/loaders.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import type { FittingScope } from '../../cars/fitment/fitting.js';
import type { OpenQuestion } from '../part/open-question.js';
import type { PartCounts } from '../part/part-counts.js';
import type { PartFitmentService } from '../part/part-fitment.service.js';
import type { PartQuery } from '../part/part-query.js';
import { PartSort } from '../part/part-sort.kinds.js';
import { type PartPage, type PartService, unreadPage } from '../part/part.service.js';
import type { ShownPart } from '../part/shown-part.js';
import { bestMatch, listBestMatches, type RankedPart } from './best-match.js';
import type { PartFilter } from './part-filter.input.js';
import {
  literalReading,
  plainReading,
  readingFor,
  type SearchReading,
  withReading,
} from './search-reading.js';
import type { SearchReadingService } from './search-reading.service.js';

/** How many parts of a list have which verdict on its car. */
export interface VerdictCounts {
  readonly of: (scope: FittingScope) => PartCounts;
  /** What to ask first. */
  readonly findOpenQuestion: () => Promise<OpenQuestion | null>;
}

/** A page of the catalogue, how its search was interpreted, and what may be counted. */
export interface FoundPage {
  readonly page: KeysetPage<ShownPart>;
  /** Null without a search. */
  readonly reading: SearchReading | null;
  readonly counts: PartCounts;
  readonly withoutCategories: PartCounts;
  readonly withoutBrands: PartCounts;
  /** Verdicts on the requested car, not on one that the search names. */
  readonly verdicts: VerdictCounts | null;
}

interface PageQuery {
  readonly sort: PartSort;
  readonly page: PageRequest;
  /** Whether the list itself is requested. */
  readonly isShown: boolean;
}

interface OpenedList {
  /** What was requested besides the search. */
  readonly asked: PartQuery;
  readonly page: PartPage;
  /** Filter with the search as interpreted. */
  readonly query: PartQuery;
  readonly reading: SearchReading | null;
}

/** Lists the catalogue, and reinterprets a search that finds nothing as typed. */
export class PartSearchService {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly parts: PartService,
    private readonly fitments: PartFitmentService,
    private readonly readings: SearchReadingService,
  ) {}

  /**
   * A page of the parts of a filter. Throws BadInput for a page or cursor that does not belong to the list, UnknownCar
   * for its car.
   */
  async list(filter: PartFilter, pageQuery: PageQuery, loaders: Loaders): Promise<FoundPage> {
    const { asked, page, query, reading } = await this.openList(filter, pageQuery, loaders);
    const counts = this.parts.count(query);
    return {
      page: { ...page, countAll: async () => (await counts.total()).count },
      reading,
      counts,
      withoutCategories: query.categories?.length ? this.parts.count({ ...query, categories: null }) : counts,
      withoutBrands: query.brands?.length ? this.parts.count({ ...query, brands: null }) : counts,
      verdicts: asked.fitting ? this.verdictsOf(query) : null,
    };
  }

  /** Ids of the parts that `list` shows for a filter on all pages, up to a limit, unordered. Throws UnknownCar. */
  async listIds(filter: PartFilter, most: number, loaders: Loaders): Promise<string[]> {
    const pageQuery: PageQuery = { sort: PartSort.NEWEST, page: { first: 1 }, isShown: true };
    const { query } = await this.openList(filter, pageQuery, loaders);
    return this.parts.listIdsOf(query, most);
  }

  /** The list of a filter: its search as typed, or as interpreted if that finds nothing. */
  private async openList(
    { search, asTyped, vehicle, ...chosen }: PartFilter,
    pageQuery: PageQuery,
    loaders: Loaders,
  ): Promise<OpenedList> {
    const asked: PartQuery = vehicle ? { ...chosen, fitting: await this.fitments.lookUp(vehicle) } : chosen;
    const typed = search?.trim() ?? '';
    const plain = asTyped ? literalReading(typed) : plainReading(typed);
    const query = withReading(asked, plain);
    const page = await this.open(query, plain, pageQuery);
    if (typed === '') return { asked, page, query, reading: null };
    if (asTyped || page.items.length > 0) return { asked, page, query, reading: plain };
    const read = (await loaders.of(this.readings.readAll).load(typed)) ?? plain;
    const reading = readingFor(read, asked.fitting);
    const listed = reading.finds ? reading : plain;
    const interpreted = withReading(asked, listed);
    const sort = sortOf(reading, pageQuery.sort);
    const found = await this.open(interpreted, listed, { ...pageQuery, sort });
    return { asked, page: found, query: interpreted, reading };
  }

  /** A page of the parts of a filter whose search was read like this. Counting alone reads no list. */
  private async open(
    filter: PartQuery,
    { text, cars }: SearchReading,
    { sort, page, isShown }: PageQuery,
  ): Promise<PartPage> {
    if (sort !== PartSort.BEST_MATCH || !(filter.search || filter.intent)) {
      return isShown ? this.parts.list(filter, sort, page) : this.parts.unread(filter, sort, page);
    }
    if (!isShown) return unreadPage(bestMatch, page);
    return this.parts.listBy<RankedPart>(filter, bestMatch, page, (slice) =>
      listBestMatches(this.catalogue, { text, filter, cars: filter.fitting ? [] : cars }, slice),
    );
  }

  private verdictsOf({ fitting, ...query }: PartQuery): VerdictCounts | null {
    if (!fitting) return null;
    return {
      of: (scope) => this.parts.count({ ...query, fitting: { ...fitting, scope } }),
      findOpenQuestion: () => this.parts.findOpenQuestion({ ...query, fitting }),
    };
  }
}

/** For a search that is only a car, the best match is what fits it. */
const sortOf = ({ fitting }: SearchReading, sort: PartSort) =>
  fitting && sort === PartSort.BEST_MATCH ? PartSort.BEST_FIT : sort;
