import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { groupBy } from '../../../shared/group-by.js';
import { isId } from '../../../shared/ids.js';
import {
  findKeysetPage,
  type KeysetPage,
  newestBy,
  type PageRequest,
  unindexed,
} from '../../../shared/keyset-page.js';
import { containsPattern } from '../../../shared/like.js';
import { readInOrder } from '../../../shared/read-entities.js';
import { Order } from '../../orders/order/order.entity.js';
import { Return } from './return.entity.js';
import { overdueBefore } from './return-rules.js';
import { returnUnknownTo } from './return.errors.js';
import { ReturnState } from './return.kinds.js';
import type { ReturnCounts } from './return.types.js';

interface ReturnQuery {
  readonly state?: readonly ReturnState[] | null;
  /** Only overdue returns. */
  readonly overdue?: boolean | null;
  readonly search?: string | null;
}

export interface ReturnList {
  readonly page: KeysetPage<Return>;
  readonly count: () => Promise<ReturnCounts>;
}

/** The tabs of the admin dashboard: the states that each adds up. */
const TABS: Readonly<Record<ReturnState, Exclude<keyof ReturnCounts, 'all' | 'overdue'>>> = {
  REQUESTED: 'asked',
  ACCEPTED: 'inTransit',
  RECEIVED: 'here',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
  REFUNDED: 'closed',
};

const newestFirst = newestBy<Return>('item.requested_at', ({ requestedAt }) => requestedAt);

interface StateCount {
  readonly state: ReturnState;
  readonly rows: number;
}

/** Counts over one search. */
interface Counted {
  readonly states: readonly StateCount[];
  readonly overdue: number;
}

/** SQL: overdue, of accepted returns. Each was requested before it was accepted, and by that an index finds it. */
const IS_OVERDUE = `item.state = 'ACCEPTED' AND item.requested_at < :before AND item.accepted_at < :before`;

export class ReturnFinder {
  constructor(
    private readonly manager: EntityManager,
    private readonly timeZone: string,
  ) {}

  /** Any return, for an admin. Throws NotFound. */
  async get(id: string, actor: Actor): Promise<Return> {
    const found = isId(id) ? await this.manager.findOneBy(Return, { id }) : null;
    if (!found) throw returnUnknownTo(actor);
    return found;
  }

  /** All customers' returns, newest request first. */
  async list({ state, overdue, search }: ReturnQuery, page: PageRequest): Promise<ReturnList> {
    const query = this.query(search);
    if (state && state.length > 0) query.andWhere('item.state = ANY(:state)', { state });
    if (overdue) query.andWhere(IS_OVERDUE, { before: overdueBefore(new Date(), this.timeZone) });
    const order = search?.trim() ? unindexed(newestFirst) : newestFirst;
    const found = await findKeysetPage(query, order, page);
    let counted: Promise<Counted> | undefined;
    const counts = () => (counted ??= this.count(search));
    const countAll = async () => {
      const all = await counts();
      if (!overdue) return sumOf(all.states, state);
      return !state || state.length === 0 || state.includes(ReturnState.ACCEPTED) ? all.overdue : 0;
    };
    return { page: { ...found, countAll }, count: async () => countsOf(await counts()) };
  }

  /** The returns of each of these orders, oldest first, in the order of `orderIds`: one query. */
  readonly findOfOrders = async (orderIds: readonly string[]): Promise<Return[][]> => {
    const returns = await this.manager.find(Return, {
      where: { orderId: In(orderIds) },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
    const byOrder = groupBy(returns, ({ orderId }) => orderId);
    return orderIds.map((id) => byOrder.get(id) ?? []);
  };

  /** The orders of these ids, in the order of `ids`: one query. */
  readonly findOrders = (ids: readonly string[]): Promise<(Order | null)[]> =>
    readInOrder(this.manager, Order, ids);

  /**
   * Counts over the same search, whichever state is shown. Without a search, states are counted from lines that writing
   * transactions add (ADR 019). What is overdue depends on the clock, so no line can say it.
   */
  private async count(search?: string | null): Promise<Counted> {
    const [states, overdue] = await Promise.all([
      this.countStates(search),
      this.query(search)
        .andWhere(IS_OVERDUE, { before: overdueBefore(new Date(), this.timeZone) })
        .getCount(),
    ]);
    return { states, overdue };
  }

  private async countStates(search?: string | null): Promise<StateCount[]> {
    if (!search?.trim()) {
      return this.manager.query(
        `SELECT kind AS state, sum(rows)::integer AS rows FROM row_count WHERE counted = 'order_return' GROUP BY kind`,
      );
    }
    return this.query(search)
      .select('item.state', 'state')
      .addSelect('count(*)::integer', 'rows')
      .groupBy('item.state')
      .getRawMany<StateCount>();
  }

  private query(search?: string | null): SelectQueryBuilder<Return> {
    const query = this.manager.createQueryBuilder(Return, 'item');
    const text = search?.trim();
    if (!text) return query;
    const number = text.replace(/[#\s-]/g, '').toLowerCase();
    // As subqueries, so that the index is used, however many hits Postgres expects.
    return query.andWhere(
      '(item.searched ILIKE (SELECT :pattern::text) OR item.searched ILIKE (SELECT :number::text))',
      { pattern: containsPattern(text), number: containsPattern(number) },
    );
  }
}

const sumOf = (counts: readonly StateCount[], states?: readonly ReturnState[] | null): number =>
  counts
    .filter(({ state }) => !states || states.length === 0 || states.includes(state))
    .reduce((sum, { rows }) => sum + rows, 0);

function countsOf({ states, overdue }: Counted): ReturnCounts {
  const counts = { all: sumOf(states), overdue, asked: 0, inTransit: 0, here: 0, closed: 0 };
  for (const { state, rows } of states) counts[TABS[state]] += rows;
  return counts;
}
