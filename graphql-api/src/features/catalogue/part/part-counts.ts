import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { Category } from './category.js';
import { conditionsOf, isPlannedOnce, oneOf } from './part-conditions.js';
import type { PartQuery } from './part-query.js';
import { foundFirst, isNarrow } from './price-range.js';
import { MAX_CANDIDATES, newestCandidates } from './newest-candidates.js';

export interface PartTotal {
  readonly count: number;
  /** False when there are more than are counted. */
  readonly isExact: boolean;
}

export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

export interface BrandCount {
  readonly brand: string;
  readonly count: number;
}

/** Counts over one filter. Each method queries only what it needs. */
export interface PartCounts {
  total(): Promise<PartTotal>;
  categories(): Promise<readonly CategoryCount[]>;
  brands(): Promise<readonly BrandCount[]>;
  /** False when the counts cover only some of the parts. */
  isExact(): Promise<boolean>;
}

/**
 * The counts of a filter: from the sums that writing transactions maintain if possible, else over the newest parts it
 * shows.
 */
export function countsOf(catalogue: ReadDatabase, filter: PartQuery): PartCounts {
  const { search, minPrice, maxPrice, fitting, intent } = filter;
  const isOfSomeCars = fitting !== undefined && fitting.scope !== 'ALL';
  const isSummed = !search && minPrice == null && maxPrice == null && !isOfSomeCars && !intent;
  return isSummed ? new SummedCounts(catalogue, filter) : new NewestCounts(catalogue, filter);
}

/** Sums over `part_count`, which has a row for each category, brand and stock state, and one for each change since. */
class SummedCounts implements PartCounts {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly filter: PartQuery,
  ) {}

  async total(): Promise<PartTotal> {
    const [row] = await this.sum<{ count: number }>('coalesce(sum(parts), 0)::integer AS count');
    return { count: row?.count ?? 0, isExact: true };
  }

  categories(): Promise<CategoryCount[]> {
    return this.sum('category, sum(parts)::integer AS count', 'category');
  }

  brands(): Promise<BrandCount[]> {
    return this.sum('brand, sum(parts)::integer AS count', 'brand');
  }

  isExact(): Promise<boolean> {
    return Promise.resolve(true);
  }

  private sum<Row extends object>(columns: string, by?: 'brand' | 'category'): Promise<Row[]> {
    const values = new SqlValues();
    const { categories, brands, inStock, lowStock } = this.filter;
    const conditions = ['true'];
    if (categories?.length) conditions.push(oneOf('category', categories, values));
    if (brands?.length) conditions.push(oneOf('brand', brands, values));
    if (inStock) conditions.push('in_stock');
    if (lowStock) conditions.push('low_stock');
    if (by) conditions.push(`${by} IS NOT NULL`);
    const table = by === 'brand' || brands?.length ? 'part_count_by_brand' : 'part_count';
    const grouped = by ? ` GROUP BY ${by} HAVING sum(parts) > 0 ORDER BY ${by}` : '';
    const text = `SELECT ${columns} FROM ${table} WHERE ${conditions.join(' AND ')}${grouped}`;
    return this.catalogue.query<Row>({ text, values: values.all, prepared: values.all.length === 0 });
  }
}

interface Group {
  readonly category: Category | null;
  readonly brand: string | null;
  readonly count: number;
}

/** Counts over the newest parts that a filter shows, read once however many counts are needed. */
class NewestCounts implements PartCounts {
  private groups: Promise<Group[]> | undefined;

  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly filter: PartQuery,
  ) {}

  async total(): Promise<PartTotal> {
    const found = (await this.read()).reduce((sum, { count }) => sum + count, 0);
    return { count: Math.min(found, MAX_CANDIDATES), isExact: found <= MAX_CANDIDATES };
  }

  async categories(): Promise<CategoryCount[]> {
    return sumBy(await this.read(), ({ category }) => category).map(([category, count]) => ({
      category,
      count,
    }));
  }

  async brands(): Promise<BrandCount[]> {
    return sumBy(await this.read(), ({ brand }) => brand).map(([brand, count]) => ({ brand, count }));
  }

  async isExact(): Promise<boolean> {
    return (await this.total()).isExact;
  }

  private read(): Promise<Group[]> {
    this.groups ??= this.group();
    return this.groups;
  }

  private async group(): Promise<Group[]> {
    const values = new SqlValues();
    const where = conditionsOf(this.filter, values);
    const candidates = (await isNarrow(this.catalogue, this.filter))
      ? `(SELECT * FROM ${foundFirst(where)} AS item ORDER BY created_at DESC, id DESC LIMIT ${MAX_CANDIDATES + 1})`
      : newestCandidates(this.filter, where, MAX_CANDIDATES + 1);
    const text = `SELECT category, brand, count(*)::integer AS count FROM ${candidates} AS newest GROUP BY category, brand`;
    return this.catalogue.query<Group>({ text, values: values.all, prepared: isPlannedOnce(this.filter) });
  }
}

function sumBy<Choice extends string>(
  groups: readonly Group[],
  choiceOf: (group: Group) => Choice | null,
): [Choice, number][] {
  const sums = new Map<Choice, number>();
  for (const group of groups) {
    const choice = choiceOf(group);
    if (choice !== null) sums.set(choice, (sums.get(choice) ?? 0) + group.count);
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}
