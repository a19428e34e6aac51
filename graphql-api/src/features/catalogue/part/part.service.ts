import { cacheTags } from '../../../cache/cache-tags.js';
import { isId } from '../../../shared/ids.js';
import {
  type KeysetOrder,
  type KeysetPage,
  type PageRequest,
  readKeysetPage,
  type Slice,
  sliceOf,
} from '../../../shared/keyset-page.js';
import type { NewestPage } from '../../../shared/newest-page.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import type { SelectedColumns } from '../../../shared/selected-columns.js';
import { bestFit, type JudgedPart, type JudgedQuery, listBestFits } from './best-fit.js';
import { conditionsOf } from './part-conditions.js';
import { PartNotSold } from './part.errors.js';
import type { PartQuery } from './part-query.js';
import { PartSort } from './part-sort.kinds.js';
import { findOpenQuestion, type OpenQuestion } from './open-question.js';
import { countsOf, type PartCounts } from './part-counts.js';
import { listParts, ORDERS } from './part-list.js';
import { SHOWN, type ShownPart, shownParts } from './shown-part.js';

export type PartPage = Omit<KeysetPage<ShownPart>, 'countAll'>;

const IDS_AT_ONCE = 5000;

/** The catalogue as it is shown, at any size (ADR 019). Only StockService moves units. */
export class PartService {
  constructor(private readonly catalogue: ReadDatabase) {}

  /** Parts for sale, filtered, in a stable order. */
  list(filter: PartQuery, sort: PartSort, page: PageRequest): Promise<PartPage> {
    if (isJudged(filter, sort)) {
      return this.listBy<JudgedPart>(filter, bestFit, page, (slice) =>
        listBestFits(this.catalogue, filter, slice),
      );
    }
    const order = orderOf(sort);
    return this.listBy(filter, order, page, (slice) => listParts(this.catalogue, filter, order, slice));
  }

  /** Parts of a filter in the caller's own order, read slice by slice. */
  async listBy<Row extends ShownPart>(
    filter: PartQuery,
    order: KeysetOrder<NoInfer<Row>>,
    page: PageRequest,
    read: (slice: Slice) => Promise<Row[]>,
  ): Promise<PartPage> {
    const found = await readKeysetPage<ShownPart, Row>(order, page, async (slice) =>
      shownParts.of(slice.columns).read(await read(slice)),
    );
    showsList(filter, found.items);
    return found;
  }

  /** The page of a list whose rows were not requested, without a statement. Throws BadInput as `list` does. */
  unread(filter: PartQuery, sort: PartSort, page: PageRequest): PartPage {
    return unreadPage(isJudged(filter, sort) ? bestFit : orderOf(sort), page);
  }

  /** How many parts a filter shows, in all and by brand and category. */
  count(filter: PartQuery): PartCounts {
    showsList(filter);
    return countsOf(this.catalogue, filter);
  }

  /** The question about the car that most parts of a filter wait for. */
  findOpenQuestion(filter: JudgedQuery): Promise<OpenQuestion | null> {
    showsList(filter);
    return findOpenQuestion(this.catalogue, filter);
  }

  /** Parts for sale, newest first. `before` may name a deleted part; an unknown one gives an empty list. */
  async listNewest({ limit, before }: NewestPage): Promise<ShownPart[]> {
    cacheTags.shows('parts', 'stock');
    const seek =
      before === undefined
        ? ''
        : 'AND (item.created_at, item.id) < (SELECT created_at, id FROM part WHERE id = $1)';
    return this.catalogue.query<ShownPart>({
      text: `SELECT ${SHOWN} FROM part AS item WHERE item.deleted_at IS NULL ${seek}
        ORDER BY item.created_at DESC, item.id DESC LIMIT ${limit}`,
      values: before === undefined ? [] : [before],
      prepared: before === undefined,
    });
  }

  /**
   * The parts that the shop shows first: the newest with a picture that are in stock, then, if there are too few, the
   * newest with a picture that are sold out. Parts without a picture only if no part has one.
   */
  async listBest(limit: number): Promise<ShownPart[]> {
    cacheTags.shows('parts', 'availability');
    const best = await this.catalogue.query<ShownPart>({
      text: `SELECT ${SHOWN} FROM part AS item WHERE item.image IS NOT NULL AND item.deleted_at IS NULL
        ORDER BY item.in_stock DESC, item.created_at DESC, item.id DESC LIMIT $1`,
      values: [limit],
      prepared: true,
    });
    if (best.length === 0) return this.listNewest({ limit });
    cacheTags.shows(...best.map(({ id }) => `part:${id}` as const));
    return best;
  }

  /** Ids of the newest parts for sale, newest first. */
  async listIds(limit: number): Promise<string[]> {
    cacheTags.shows('parts');
    const rows = await this.catalogue.query<Pick<ShownPart, 'id'>>({
      text: 'SELECT id FROM part WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $1',
      values: [limit],
    });
    return rows.map(({ id }) => id);
  }

  /** Ids of the parts of a filter, up to a limit, unordered. */
  async listIdsOf(filter: PartQuery, most: number): Promise<string[]> {
    const values = new SqlValues();
    const rows = await this.catalogue.query<Pick<ShownPart, 'id'>>({
      text: `SELECT item.id FROM part AS item WHERE ${conditionsOf(filter, values)} LIMIT ${most}`,
      values: values.all,
    });
    return rows.map(({ id }) => id);
  }

  /** Ids of parts for sale, oldest first, by limit and offset. */
  async *sliceIds(skip: number, most: number): AsyncGenerator<string[]> {
    cacheTags.shows('parts');
    let after: readonly [Date, string] | undefined;
    for (let left = most; left > 0; left -= IDS_AT_ONCE) {
      const rows = await this.catalogue.query<Pick<ShownPart, 'createdAt' | 'id'>>({
        text: `SELECT id, created_at AS "createdAt" FROM part AS item WHERE item.deleted_at IS NULL
          ${after ? 'AND (created_at, id) > ($2, $3)' : ''}
          ORDER BY created_at, id LIMIT ${Math.min(left, IDS_AT_ONCE)} OFFSET $1`,
        values: after ? [0, ...after] : [skip],
      });
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ id }) => id);
      after = [last.createdAt, last.id];
    }
  }

  /** One part for sale. Throws PartNotSold. */
  async get(id: string): Promise<ShownPart> {
    const part = await this.find(id);
    if (!part) throw new PartNotSold();
    return part;
  }

  /** One part for sale; null when it is unknown or no longer sold. */
  async find(id: string, columns?: SelectedColumns): Promise<ShownPart | null> {
    if (!isId(id)) return null;
    cacheTags.shows(`part:${id}`);
    const { list, read } = shownParts.of(columns);
    const found = await this.catalogue.query<ShownPart>({
      text: `SELECT ${list} FROM part AS item WHERE item.id = $1 AND item.deleted_at IS NULL`,
      values: [id],
      prepared: true,
    });
    return read(found)[0] ?? null;
  }

  /** The parts with these ids and whether they are still sold, unordered. */
  findEver(ids: readonly string[]): Promise<(ShownPart & { isSold: boolean })[]> {
    const known = ids.filter(isId).map((id) => id.toLowerCase());
    cacheTags.shows(...known.map((id) => `part:${id}` as const));
    return this.catalogue.query({
      text: `SELECT ${SHOWN}, item.deleted_at IS NULL AS "isSold" FROM part AS item WHERE item.id = ANY($1::uuid[])`,
      values: [known],
      prepared: true,
    });
  }
}

const isJudged = (filter: PartQuery, sort: PartSort): filter is JudgedQuery =>
  sort === PartSort.BEST_FIT && filter.fitting !== undefined;

/** A page without its rows. Throws BadInput for a page or cursor that does not belong to the sort order. */
export function unreadPage(order: Pick<KeysetOrder<never>, 'columns'>, page: PageRequest): PartPage {
  sliceOf(order, page);
  return { items: [], hasNextPage: false, hasPreviousPage: false, cursorOf: () => '' };
}

/** Without a search nothing matches better than another, and without a car nothing fits better. */
function orderOf(sort: PartSort): KeysetOrder<ShownPart> {
  if (sort === PartSort.BEST_MATCH) return ORDERS[PartSort.NAME_ASC];
  return ORDERS[sort === PartSort.BEST_FIT ? PartSort.NEWEST : sort];
}

/** A list shows its parts, and changes when parts come, go or change, and, if it depends on stock, when units move. */
function showsList({ inStock, lowStock }: PartQuery, shown: readonly ShownPart[] = []): void {
  cacheTags.shows('parts', ...shown.map(({ id }) => `part:${id}` as const));
  if (inStock || lowStock) cacheTags.shows('stock');
}
