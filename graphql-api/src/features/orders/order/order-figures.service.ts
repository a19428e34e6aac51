import type { EntityManager } from 'typeorm';

import { daySql } from '../../../shared/shop-day.js';
import { runSql } from '../../../shared/sql.js';
import { countColumns, countsIn, type OrderCounts } from './order-counts.js';
import { isRankOf } from './order-status.js';

/** What was paid on one day, and how much of it has gone back since. Minor units. */
export interface PaidDay {
  /** ISO 8601 date, in the shop's time zone. */
  readonly date: string;
  /** Orders that have been neither refunded nor canceled since. */
  readonly orders: number;
  readonly grossMinor: number;
  readonly refundsMinor: number;
  /** Gross less refunds. */
  readonly salesMinor: number;
}

export interface OpenOrders {
  readonly toShip: number;
  readonly oldestToShipAt: Date | null;
  readonly unpaid: number;
  readonly unpaidTotalMinor: number;
}

const PAID = isRankOf('state', ({ waitsFor }) => waitsFor !== 'payment');
const SALES = isRankOf('state', ({ isSale }) => isSale);
/** Refunds for returns: lines without an order, written by a trigger. */
const RETURNED = 'state = -1';
const TO_PAY = isRankOf('state', ({ waitsFor }) => waitsFor === 'payment');
const TO_SHIP = isRankOf('state', ({ waitsFor }) => waitsFor === 'shipping');

const COUNTS = {
  name: 'order_figures_counts',
  text: `SELECT ${countColumns('state', (where = 'true') => `coalesce(sum(orders) FILTER (WHERE ${where}), 0)::integer`)}
    FROM order_figure WHERE $1::date IS NULL OR paid_on = $1::date`,
};

const OPEN = {
  name: 'order_figures_open',
  text: `SELECT coalesce(sum(orders) FILTER (WHERE ${TO_SHIP}), 0)::integer AS "toShip",
      coalesce(sum(orders) FILTER (WHERE ${TO_PAY}), 0)::integer AS unpaid,
      coalesce(sum(total_minor) FILTER (WHERE ${TO_PAY}), 0)::float8 AS "unpaidTotalMinor",
      (SELECT paid_at FROM shop_order WHERE paid_at IS NOT NULL AND shipped_at IS NULL
        AND refunded_at IS NULL ORDER BY paid_at LIMIT 1)
        AS "oldestToShipAt"
    FROM order_figure WHERE ${TO_PAY} OR ${TO_SHIP}`,
};

// A sum of integers is a bigint, which the driver returns as text; a float8 holds it to the cent.
const DAYS = {
  name: 'order_figures_days',
  text: `WITH span AS (
      SELECT ${daySql('now()')} - generate_series(0, $1::integer - 1) AS paid_on)
    SELECT to_char(span.paid_on, 'YYYY-MM-DD') AS date,
      coalesce(sum(orders) FILTER (WHERE ${SALES}), 0)::integer AS orders,
      coalesce(sum(total_minor) FILTER (WHERE ${PAID}), 0)::float8 AS "grossMinor",
      coalesce(sum(total_minor) FILTER (WHERE ${PAID} AND NOT ${SALES} OR ${RETURNED}), 0)::float8 AS "refundsMinor",
      (coalesce(sum(total_minor) FILTER (WHERE ${SALES}), 0)
        - coalesce(sum(total_minor) FILTER (WHERE ${RETURNED}), 0))::float8 AS "salesMinor"
    FROM span LEFT JOIN order_figure ON order_figure.paid_on = span.paid_on
    GROUP BY span.paid_on ORDER BY span.paid_on`,
};

const FOLD = `
  WITH folded AS (
    DELETE FROM order_figure AS one USING (
      SELECT state, paid_on FROM order_figure GROUP BY state, paid_on HAVING count(*) > 1) AS several
    WHERE one.state = several.state AND one.paid_on = several.paid_on
    RETURNING one.*
  ), kept AS (
    INSERT INTO order_figure (state, paid_on, orders, total_minor)
      SELECT state, paid_on, sum(orders), sum(total_minor) FROM folded
      GROUP BY state, paid_on HAVING sum(orders) <> 0 OR sum(total_minor) <> 0)
  SELECT count(*)::integer AS folded FROM folded`;

/**
 * How many orders there are, by state and day of payment (ADR 019). Each transaction that changes orders adds its
 * lines, by triggers of the database, so the sums are always exact, and no one waits for a counter. Days are those
 * of the shop's time zone.
 */
export class OrderFigures {
  constructor(private readonly manager: EntityManager) {}

  /** Orders by state: all of them, or those that were paid on a day (an ISO 8601 date). */
  async count(paidOn?: string | null): Promise<OrderCounts> {
    const [counts] = await runSql<Omit<OrderCounts, 'isExact'>>(this.manager, COUNTS, [paidOn ?? null]);
    return countsIn(counts);
  }

  /** Orders that wait to be paid or shipped. */
  async open(): Promise<OpenOrders> {
    const [open] = await runSql<OpenOrders>(this.manager, OPEN, []);
    return open ?? { toShip: 0, oldestToShipAt: null, unpaid: 0, unpaidTotalMinor: 0 };
  }

  /** The last `days` days, oldest first, today last. */
  async lastDays(days: number): Promise<PaidDay[]> {
    return runSql<PaidDay>(this.manager, DAYS, [days]);
  }

  /**
   * Folds several lines into one, so that the sums stay short, and returns how many. Concurrent reads see the same
   * sums.
   */
  async fold(): Promise<number> {
    const [{ folded }]: [{ folded: number }] = await this.manager.query(FOLD);
    return folded;
  }
}
