import type { Loaders } from '../../../shared/loaders.js';
import type { PageRequest } from '../../../shared/keyset-page.js';
import { type PartQuery, PartSort } from '../part.inputs.js';
import type { PartPage, PartService } from '../part.service.js';
import {
  literalReading,
  plainReading,
  readingFor,
  type SearchReading,
  withReading,
} from './search-reading.js';
import type { SearchReadingService } from './search-reading.service.js';

/** A page of the catalogue, and how its search was read. */
export interface FoundPage {
  readonly page: PartPage;
  /** The filter with the search as it was read. */
  readonly query: PartQuery;
  /** Null without a search. */
  readonly reading: SearchReading | null;
}

interface PageWanted {
  readonly sort: PartSort;
  readonly page: PageRequest;
  /** Whether anybody looks at the list. */
  readonly isShown: boolean;
}

/** Lists the catalogue, and reads a search anew that finds nothing as it stands. */
export class PartSearchService {
  constructor(
    private readonly parts: PartService,
    private readonly readings: SearchReadingService,
  ) {}

  /** A page of the parts of a filter. Throws BadInput for a page or a cursor of no such list. */
  async list(filter: PartQuery, wanted: PageWanted, loaders: Loaders): Promise<FoundPage> {
    const typed = filter.search?.trim() ?? '';
    if (typed === '') return { page: await this.open(filter, wanted), query: filter, reading: null };
    const plain = filter.asTyped ? literalReading(typed) : plainReading(typed);
    const query = withReading(filter, plain);
    if (filter.asTyped) return { page: await this.open(query, wanted), query, reading: plain };
    if (wanted.isShown) {
      const page = await this.open(query, wanted);
      if (page.items.length > 0) return { page, query, reading: plain };
    }
    const read = (await loaders.of(this.readings.readAll).load(typed)) ?? plain;
    const reading = readingFor(read, filter.fitting);
    const meant = reading.finds ? withReading(filter, reading) : query;
    return {
      page: await this.open(meant, { ...wanted, sort: sortOf(reading, wanted.sort) }),
      query: meant,
      reading,
    };
  }

  private open(query: PartQuery, { sort, page, isShown }: PageWanted): Promise<PartPage> | PartPage {
    // Who only counts reads no list.
    return isShown ? this.parts.search(query, sort, page) : this.parts.unread(query, sort, page);
  }
}

/** What fits a car matches a search for nothing else best. */
const sortOf = ({ fitting }: SearchReading, sort: PartSort) =>
  fitting && sort === PartSort.BEST_MATCH ? PartSort.BEST_FIT : sort;
