import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { groupBy } from '../../shared/group-by.js';
import { isId } from '../../shared/ids.js';
import {
  findKeysetPage,
  type KeysetOrder,
  type KeysetPage,
  type PageRequest,
  unindexed,
} from '../../shared/keyset-page.js';
import { containsPattern } from '../../shared/like.js';
import { readInOrder } from '../../shared/read-entities.js';
import { Order } from '../order/order.entity.js';
import { Return } from './return.entity.js';
import { returnUnknownTo } from './return.errors.js';
import { ReturnState } from './return.kinds.js';
import type { ReturnCounts } from './return.types.js';

interface ReturnQuery {
  readonly state?: readonly ReturnState[] | null;
  readonly search?: string | null;
}

/** A page of returns together with the counts over the same search. */
export interface ReturnList {
  readonly page: KeysetPage<Return>;
  readonly count: () => Promise<ReturnCounts>;
}

/** The tabs of the desk: the states that each adds up. */
const TABS: Readonly<Record<ReturnState, Exclude<keyof ReturnCounts, 'all'>>> = {
  REQUESTED: 'asked',
  ACCEPTED: 'onTheWay',
  RECEIVED: 'here',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
  REFUNDED: 'closed',
};

const newestFirst: KeysetOrder<Return> = {
  direction: 'DESC',
  columns: [
    {
      column: 'item.requested_at',
      cast: 'timestamptz',
      read: ({ requestedAt }) => requestedAt.toISOString(),
    },
    { column: 'item.id', cast: 'uuid', read: ({ id }) => id },
  ],
};

interface StateCount {
  readonly state: ReturnState;
  readonly rows: number;
}

/** Reads returns. */
export class ReturnFinder {
  constructor(private readonly manager: EntityManager) {}

  /** Any return, for an admin. Throws NotFound. */
  async get(id: string, actor: Actor): Promise<Return> {
    const found = isId(id) ? await this.manager.findOneBy(Return, { id }) : null;
    if (!found) throw returnUnknownTo(actor);
    return found;
  }

  /** Everybody's, newest request first. */
  async list({ state, search }: ReturnQuery, page: PageRequest): Promise<ReturnList> {
    const query = this.query(search);
    if (state && state.length > 0) query.andWhere('item.state = ANY(:state)', { state });
    const order = search?.trim() ? unindexed(newestFirst) : newestFirst;
    const found = await findKeysetPage(query, order, page);
    let counted: Promise<StateCount[]> | undefined;
    const states = () => (counted ??= this.countStates(search));
    return {
      page: { ...found, countAll: async () => sumOf(await states(), state) },
      count: async () => countsOf(await states()),
    };
  }

  /** The returns of each of these orders, oldest first, in the order asked for: one query. */
  readonly findOfOrders = async (orderIds: readonly string[]): Promise<Return[][]> => {
    const returns = await this.manager.find(Return, {
      where: { orderId: In(orderIds) },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
    const byOrder = groupBy(returns, ({ orderId }) => orderId);
    return orderIds.map((id) => byOrder.get(id) ?? []);
  };

  /** The orders of these ids, in the order asked for: one query. */
  readonly findOrders = (ids: readonly string[]): Promise<(Order | null)[]> =>
    readInOrder(this.manager, Order, ids);

  /**
   * Over the same search, whichever state is shown: one query. Without a search, from lines that writing transactions
   * add (ADR 033).
   */
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
      '(item.searched ILIKE (SELECT :words::text) OR item.searched ILIKE (SELECT :number::text))',
      { words: containsPattern(text), number: containsPattern(number) },
    );
  }
}

const sumOf = (counts: readonly StateCount[], states?: readonly ReturnState[] | null): number =>
  counts
    .filter(({ state }) => !states || states.length === 0 || states.includes(state))
    .reduce((sum, { rows }) => sum + rows, 0);

function countsOf(states: readonly StateCount[]): ReturnCounts {
  const counts = { all: sumOf(states), asked: 0, onTheWay: 0, here: 0, closed: 0 };
  for (const { state, rows } of states) counts[TABS[state]] += rows;
  return counts;
}
