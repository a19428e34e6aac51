import type { Repository } from 'typeorm';

import { isId } from '../../shared/ids.js';
import { findKeysetPage, type KeysetPage, type PageRequest } from '../../shared/keyset-page.js';
import { madeFrom } from '../../shared/made-from.js';
import { findNewest, type NewestPage } from '../../shared/newest-page.js';
import type { ReadDatabase } from '../../shared/read-database.js';
import type { Category } from './category.js';
import type { Part } from './part.entity.js';
import { PartNotSold } from './part.errors.js';
import { PartFilter, type PartSort } from './part.inputs.js';
import { applyFilter, orderOf } from './part-search.js';

export interface PartFacetCounts {
  readonly categories: { category: Category; count: number }[];
  readonly brands: { brand: string; count: number }[];
}

/** The catalogue. Units are moved by StockService only. */
export class PartService {
  constructor(
    private readonly parts: Repository<Part>,
    private readonly catalogue: ReadDatabase,
  ) {}

  /** Parts that are sold, filtered, in a stable order. */
  async search(filter: PartFilter, sort: PartSort, page: PageRequest): Promise<KeysetPage<Part>> {
    const query = applyFilter(this.parts.createQueryBuilder('item'), filter);
    const found = await findKeysetPage(query, orderOf(query, sort, filter.search ?? ''), page);
    madeFromList(filter, found.items);
    return found;
  }

  /** How many parts each category and brand would show: each counted without its own filter. Two queries. */
  async countFacets(filter: PartFilter): Promise<PartFacetCounts> {
    madeFromList(filter);
    const [categories, brands] = await Promise.all([
      this.countBy<{ category: Category; count: number }>('category', without(filter, 'categories')),
      this.countBy<{ brand: string; count: number }>('brand', without(filter, 'brands')),
    ]);
    return { categories, brands };
  }

  /** Parts that are sold, newest first. */
  async listNewest(page: NewestPage): Promise<Part[]> {
    madeFrom('parts', 'stock');
    return findNewest(this.parts.createQueryBuilder('item'), page);
  }

  /** Ids of the newest parts that are sold, newest first. */
  async listIds(limit: number): Promise<string[]> {
    madeFrom('parts');
    const rows = await this.catalogue.query<Pick<Part, 'id'>>({
      text: 'SELECT id FROM part WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $1',
      values: [limit],
    });
    return rows.map(({ id }) => id);
  }

  /** One part that is sold. Throws PartNotSold. */
  async get(id: string): Promise<Part> {
    const part = await this.find(id);
    if (!part) throw new PartNotSold();
    return part;
  }

  /** One part that is sold; null when it is unknown or no longer sold. */
  async find(id: string): Promise<Part | null> {
    if (!isId(id)) return null;
    madeFrom(`part:${id}`);
    return this.parts.findOneBy({ id });
  }

  private async countBy<Row>(column: 'category' | 'brand', filter: PartFilter): Promise<Row[]> {
    return applyFilter(this.parts.createQueryBuilder('item'), filter)
      .select(`item.${column}`, column)
      .addSelect('count(*)::integer', 'count')
      .andWhere(`item.${column} IS NOT NULL`)
      .groupBy(`item.${column}`)
      .orderBy(`item.${column}`)
      .getRawMany<Row & object>();
  }
}

/** A list shows its parts, and is another one when parts come, go or change; by stock, when units move. */
function madeFromList({ inStock, lowStock }: PartFilter, shown: readonly Part[] = []): void {
  madeFrom('parts', ...shown.map(({ id }) => `part:${id}` as const));
  if (inStock || lowStock) madeFrom('stock');
}

/** The filter less one of its conditions. */
function without(filter: PartFilter, condition: 'brands' | 'categories'): PartFilter {
  return Object.assign(new PartFilter(), filter, { [condition]: null });
}
