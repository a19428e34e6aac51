import type { EntityManager } from 'typeorm';

import { SqlValues } from '../../shared/sql-values.js';
import { stateConditions } from './order-conditions.js';
import type { OrderFilter } from './order-search.inputs.js';
import { indexedCondition, searchCondition } from './order-search-conditions.js';
import { isRare, type Spans, spansToSearch } from './order-search-spans.js';
import { rankOf } from './order-status.js';

/** Beyond this, only the newest are listed, sorted and counted. */
export const MOST_FOUND = 1000;

/** How many changed orders that the job has not yet indexed are searched directly: those of a few seconds. */
const MOST_DUE = 2000;
/**
 * Hundredths of a second of work: while a statement runs, Postgres can't clean up dead rows in any table, and a part
 * that is ordered again and again collects them.
 */
const FILLED_AT_ONCE = 500;

/** What a search finds. */
export interface FoundOrders {
  /** The newest `MOST_FOUND`, unordered. */
  readonly ids: readonly string[];
  /** False when there are more. */
  readonly isAll: boolean;
}

interface Candidate {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * Searches orders at any size (ADR 020): through an index that a job fills, range by range from the newest, until
 * enough are found; orders the job has not yet indexed are searched directly.
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
      if (found.size > MOST_FOUND) break;
      const everywhere = isRare(found.size, newestSpan, range, 2 * MOST_FOUND);
      add(await this.findIn(everywhere ? undefined : range, filter, search));
    }
    const newest = [...found.values()].sort((one, other) => +other.createdAt - +one.createdAt);
    return {
      ids: newest.slice(0, MOST_FOUND).map(({ id }) => id),
      isAll: isAll && newest.length <= MOST_FOUND,
    };
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

  /** Among orders that were placed or changed a moment ago. */
  private findDue(filter: OrderFilter, search: string): Promise<Candidate[]> {
    const values = new SqlValues();
    // OFFSET 0: each is looked up by id, however few rows Postgres expects from the other conditions.
    return this.manager.query(
      `SELECT item.id, item.created_at AS "createdAt" FROM (
         SELECT DISTINCT order_id FROM (SELECT order_id FROM order_search_due ORDER BY id DESC LIMIT ${MOST_DUE}) AS newest
       ) AS due CROSS JOIN LATERAL (
         SELECT item.id, item.created_at FROM shop_order AS item
         WHERE item.id = due.order_id AND ${stateConditions(filter, values)} AND ${searchCondition(search, values)} OFFSET 0
       ) AS item`,
      values.all,
    );
  }

  /** The newest found in these spans, or in all if none are given. */
  private findIn(range: Spans | undefined, filter: OrderFilter, search: string): Promise<Candidate[]> {
    const values = new SqlValues();
    const known = range ? [`known.${range.column} = range.span`] : [];
    if (filter.status) known.push(`known.state = ${values.add(rankOf(filter.status))}`);
    if (filter.paidOn) known.push(`known.paid_on = ${values.add(filter.paidOn)}`);
    const indexed = indexedCondition(search, values);
    if (indexed) known.push(indexed);
    // OFFSET 0: each is looked up by id, however many Postgres expects.
    const newest = `
      SELECT item.id, item.created_at FROM order_search AS known CROSS JOIN LATERAL (
        SELECT item.id, item.created_at FROM shop_order AS item
        WHERE item.id = known.order_id AND ${stateConditions(filter, values)} AND ${searchCondition(search, values)} OFFSET 0
      ) AS item
      WHERE ${known.join(' AND ')} ORDER BY item.created_at DESC, item.id DESC LIMIT ${MOST_FOUND + 1}`;
    // Spans come newest first, so that LIMIT ends the search as soon as there are enough.
    const from = range
      ? `unnest(${values.add(range.spans)}::integer[]) AS range (span) CROSS JOIN LATERAL (${newest}) AS item LIMIT ${MOST_FOUND + 1}`
      : `(${newest}) AS item`;
    return this.manager.query(`SELECT item.id, item.created_at AS "createdAt" FROM ${from}`, values.all);
  }
}

const isIndexed = (search: string) => indexedCondition(search, new SqlValues()) !== undefined;
