import type { EntityManager } from 'typeorm';

import { newestFirst, seekAfter } from '../../../shared/keyset-page.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { stateConditions } from './order-conditions.js';
import type { OrderFilter } from './order-search.inputs.js';
import { indexedCondition, searchCondition } from './order-search-conditions.js';
import { isRare, type Spans, spansToSearch } from './order-search-spans.js';
import { rankOf } from './order-status.js';

/** Beyond this, only the newest are listed, sorted and counted. */
export const MAX_FOUND = 1000;

/** How many changed orders that the task has not yet indexed are searched directly: those of a few seconds. */
const MAX_DUE = 2000;
/**
 * Hundredths of a second of work: while a statement runs, Postgres can't clean up dead rows in any table, and a part
 * that is ordered again and again collects them.
 */
const FILLED_AT_ONCE = 500;

/** How many orders one statement checks where all are checked one after the other, however few it finds. */
const WALKED_AT_ONCE = 500;

export interface FoundOrders {
  /** The newest `MAX_FOUND` orders, newest first. */
  readonly ids: readonly string[];
  /** False when there are more. */
  readonly isAll: boolean;
}

interface Candidate {
  readonly id: string;
  readonly createdAt: Date;
}

/** Some orders that were checked one after the other. */
interface Walked {
  /** Matching orders, newest first. */
  readonly ids: readonly string[];
  /** The last one's place in the list, as texts of a cursor; null when there were none. */
  readonly last: readonly string[] | null;
}

const newerFirst = (one: Candidate, other: Candidate): number =>
  +other.createdAt - +one.createdAt || (one.id < other.id ? 1 : -1);

/**
 * Searches orders at any size (ADR 019): through an index that a task fills, range by range from the newest, until
 * enough are found; orders the task has not yet indexed are searched directly.
 */
export class OrderSearch {
  constructor(private readonly manager: EntityManager) {}

  /** The newest orders that match the filter. */
  async find(filter: OrderFilter, search: string): Promise<FoundOrders> {
    const found = new Map<string, Candidate>();
    const add = (rows: readonly Candidate[]) => {
      for (const row of rows) found.set(row.id, row);
    };
    add(await this.findDue(filter, search));
    const newestSpan = await this.newestSpan();
    const { ranges, isAll } = spansToSearch(newestSpan, isIndexed(search));
    for (const range of ranges) {
      if (found.size > MAX_FOUND) break;
      const everywhere = isRare(found.size, newestSpan, range, 2 * MAX_FOUND);
      add(await this.findIn(everywhere ? undefined : range, filter, search));
    }
    const newest = [...found.values()].sort(newerFirst);
    return {
      ids: newest.slice(0, MAX_FOUND).map(({ id }) => id),
      isAll: isAll && newest.length <= MAX_FOUND,
    };
  }

  /**
   * All orders that match the filter, newest first, some at a time. If the index knows all of them, it finds them; otherwise every order
   * is checked, which takes some seconds for each million.
   */
  async *findAll(filter: OrderFilter, search: string): AsyncGenerator<readonly string[], void> {
    const isIndexWhole = await this.isIndexWhole();
    const { ids, isAll } = await this.find(filter, search);
    if (isIndexWhole && isAll) {
      yield ids;
      return;
    }
    for (let after: readonly string[] | undefined; ;) {
      const walked = await this.walk(filter, search, after);
      yield walked.ids;
      if (!walked.last) return;
      after = walked.last;
    }
  }

  /** Indexes some of the changed orders. Returns how many it processed; 0 once nothing is left. */
  async fill(): Promise<number> {
    const [row]: { filled: number }[] = await this.manager.query('SELECT fill_order_search($1) AS filled', [
      FILLED_AT_ONCE,
    ]);
    return row?.filled ?? 0;
  }

  private async newestSpan(): Promise<number> {
    const [row]: { newest: number }[] = await this.manager.query(
      'SELECT max(span) AS newest FROM order_search_span',
    );
    return row?.newest ?? 0;
  }

  /** False while more orders are noted than are searched directly, as after an import of many. */
  private async isIndexWhole(): Promise<boolean> {
    const [row]: { isWhole: boolean }[] = await this.manager.query(
      `SELECT NOT EXISTS (SELECT FROM order_search_due OFFSET ${MAX_DUE}) AS "isWhole"`,
    );
    return row?.isWhole === true;
  }

  private async walk(
    filter: OrderFilter,
    search: string,
    after: readonly string[] | undefined,
  ): Promise<Walked> {
    const values = new SqlValues();
    const [walked]: [Walked] = await this.manager.query(
      `WITH walked AS MATERIALIZED (
         SELECT * FROM shop_order AS item WHERE item.deleted_at IS NULL${seekAfter(newestFirst, after, values)}
         ORDER BY item.created_at DESC, item.id DESC LIMIT ${WALKED_AT_ONCE})
       SELECT array(
           SELECT item.id FROM walked AS item WHERE ${stateConditions(filter, values)} AND ${searchCondition(search, values)}
           ORDER BY item.created_at DESC, item.id DESC) AS ids,
         (SELECT ARRAY[item.created_at::text, item.id::text] FROM walked AS item
           ORDER BY item.created_at, item.id LIMIT 1) AS last`,
      values.all,
    );
    return walked;
  }

  /** Searches orders that were placed or changed a moment ago. */
  private findDue(filter: OrderFilter, search: string): Promise<Candidate[]> {
    const values = new SqlValues();
    // OFFSET 0: each is looked up by id, however few rows Postgres expects from the other conditions.
    return this.manager.query(
      `SELECT item.id, item.created_at AS "createdAt" FROM (
         SELECT DISTINCT order_id FROM (SELECT order_id FROM order_search_due ORDER BY id DESC LIMIT ${MAX_DUE}) AS newest
       ) AS due CROSS JOIN LATERAL (
         SELECT item.id, item.created_at FROM shop_order AS item
         WHERE item.id = due.order_id AND ${stateConditions(filter, values)} AND ${searchCondition(search, values)} OFFSET 0
       ) AS item`,
      values.all,
    );
  }

  /** The newest orders found in these spans, or in all if none are given. */
  private findIn(range: Spans | undefined, filter: OrderFilter, search: string): Promise<Candidate[]> {
    const values = new SqlValues();
    const known = range ? [`known.${range.column} = range.span`] : [];
    if (filter.status) known.push(`known.state = ${values.add(rankOf(filter.status))}`);
    if (filter.paidOn) {
      // The index has days in UTC: a day of the shop lies within three of them.
      const day = `${values.add(filter.paidOn)}::date`;
      known.push(`known.paid_on BETWEEN ${day} - 1 AND ${day} + 1`);
    }
    const indexed = indexedCondition(search, values);
    if (indexed) known.push(indexed);
    // OFFSET 0: each is looked up by id, however many Postgres expects.
    const newest = `
      SELECT item.id, item.created_at FROM order_search AS known CROSS JOIN LATERAL (
        SELECT item.id, item.created_at FROM shop_order AS item
        WHERE item.id = known.order_id AND ${stateConditions(filter, values)} AND ${searchCondition(search, values)} OFFSET 0
      ) AS item
      WHERE ${known.join(' AND ')} ORDER BY item.created_at DESC, item.id DESC LIMIT ${MAX_FOUND + 1}`;
    // Spans come newest first, so that LIMIT ends the search as soon as there are enough.
    const from = range
      ? `unnest(${values.add(range.spans)}::integer[]) AS range (span) CROSS JOIN LATERAL (${newest}) AS item LIMIT ${MAX_FOUND + 1}`
      : `(${newest}) AS item`;
    return this.manager.query(`SELECT item.id, item.created_at AS "createdAt" FROM ${from}`, values.all);
  }
}

const isIndexed = (search: string) => indexedCondition(search, new SqlValues()) !== undefined;
