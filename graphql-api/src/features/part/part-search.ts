import type { SelectQueryBuilder } from 'typeorm';

import { type KeysetOrder, newestFirst } from '../../shared/keyset-page.js';
import { containsPattern } from '../../shared/like.js';
import { searchWords } from '../../shared/search-words.js';
import { LOW_STOCK } from './low-stock.js';
import type { Part } from './part.entity.js';
import { type PartFilter, PartSort } from './part.inputs.js';

/** Shortest stretch of a maker's number that is looked for: anything shorter is in every number. */
const MIN_NUMBER_LENGTH = 3;

/** Adds a filter's conditions to a query with the alias `item`. */
export function applyFilter(query: SelectQueryBuilder<Part>, filter: PartFilter): SelectQueryBuilder<Part> {
  const { search, categories, brands, minPrice, maxPrice, inStock, lowStock } = filter;
  if (search?.trim()) applySearch(query, search.trim());
  if (categories?.length) query.andWhere('item.category IN (:...categories)', { categories });
  if (brands?.length) query.andWhere('item.brand IN (:...brands)', { brands });
  if (minPrice != null) query.andWhere('item.price_minor >= :minPrice', { minPrice });
  if (maxPrice != null) query.andWhere('item.price_minor <= :maxPrice', { maxPrice });
  if (inStock) query.andWhere('item.available_quantity >= item.order_quantity');
  if (lowStock) query.andWhere(LOW_STOCK);
  return query;
}

/** Every word in name or brand, or the whole search as a stretch of the maker's number. */
function applySearch(query: SelectQueryBuilder<Part>, search: string): void {
  const words = searchWords(search);
  const everyWord = words.map(
    (_, index) => `(item.name || ' ' || coalesce(item.brand, '')) ILIKE :word${index}`,
  );
  const number = numberKey(search);
  const byNumber = number.length >= MIN_NUMBER_LENGTH ? ' OR item.part_number_key LIKE :number' : '';
  query.andWhere(`((${everyWord.join(' AND ')})${byNumber})`, {
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, containsPattern(word)])),
    number: containsPattern(number),
  });
}

/** A maker's number without punctuation and case, as the database's `part_number_key` has it. */
function numberKey(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

const byId = { column: 'item.id', cast: 'uuid', read: (part: Part) => part.id } as const;
const byPrice = {
  column: 'item.price_minor',
  cast: 'integer',
  read: (part: Part) => String(part.priceMinor),
} as const;

const byName = { column: 'item.name', cast: 'text', read: (part: Part) => part.name } as const;

const ORDERS: Record<Exclude<PartSort, PartSort.BEST_MATCH>, KeysetOrder<Part>> = {
  [PartSort.NEWEST]: newestFirst,
  [PartSort.PRICE_ASC]: { direction: 'ASC', columns: [byPrice, byId] },
  [PartSort.PRICE_DESC]: { direction: 'DESC', columns: [byPrice, byId] },
  [PartSort.NAME_ASC]: { direction: 'ASC', columns: [byName, byId] },
  [PartSort.NAME_DESC]: { direction: 'DESC', columns: [byName, byId] },
};

/** The order of a catalogue page. Best match: numbers that begin with the search, then names that do, then the rest. */
export function orderOf(query: SelectQueryBuilder<Part>, sort: PartSort, search: string): KeysetOrder<Part> {
  if (sort !== PartSort.BEST_MATCH) return ORDERS[sort];
  const number = numberKey(search);
  const name = search.trim().toLowerCase();
  query.setParameters({ rankNumber: number || '-', rankName: name });
  return {
    direction: 'ASC',
    columns: [
      {
        column: `CASE WHEN starts_with(coalesce(item.part_number_key, ''), :rankNumber) THEN 0
                 WHEN starts_with(lower(item.name), :rankName) THEN 1 ELSE 2 END`,
        cast: 'integer',
        read: (part) => {
          if (number && numberKey(part.partNumber ?? '').startsWith(number)) return '0';
          return part.name.toLowerCase().startsWith(name) ? '1' : '2';
        },
      },
      byName,
      byId,
    ],
  };
}
