import type { EntityManager } from 'typeorm';

import { BadInput } from '../../shared/shop-error.js';
import { Part } from '../part/part.entity.js';
import { LOW_STOCK } from '../part/low-stock.js';
import { User } from '../user/user.entity.js';
import type { Overview, SalesDay } from './overview.types.js';

const MAX_DAYS = 90;
const LISTED = 5;

type Figures = Pick<
  Overview,
  'toShip' | 'oldestToShipAt' | 'unpaid' | 'unpaidTotalMinor' | 'lowStock' | 'soldOut'
>;

interface OrderFigures {
  readonly paid: boolean;
  readonly count: number;
  readonly totalMinor: number;
  readonly oldestPaidAt: Date | null;
}

/** The admins' figures. Days are UTC days by the database's clock. */
export class OverviewService {
  constructor(private readonly manager: EntityManager) {}

  /** Five queries, whatever the number of days. Throws BadInput for days outside 1 to 90. */
  async read(days: number): Promise<Overview> {
    if (days < 1 || days > MAX_DAYS)
      throw new BadInput(`days must be from 1 to ${MAX_DAYS}.`, { field: 'days' });
    const [figures, salesDays, lowStockParts, newestCustomers] = await Promise.all([
      this.figures(),
      this.salesDays(days),
      this.manager
        .createQueryBuilder(Part, 'item')
        .where(LOW_STOCK)
        .orderBy('item.available_quantity')
        .addOrderBy('item.name')
        .limit(LISTED)
        .getMany(),
      this.manager.find(User, { order: { createdAt: 'DESC', uid: 'DESC' }, take: LISTED }),
    ]);
    return {
      ...figures,
      salesTodayMinor: salesDays.at(-1)?.salesMinor ?? 0,
      days: salesDays,
      lowStockParts,
      newestCustomers,
    };
  }

  private async figures(): Promise<Figures> {
    const [orders, [parts]] = await Promise.all([
      // A sum of integers is a bigint, which the driver hands over as text; a float8 holds it to the cent.
      this.manager.query<OrderFigures[]>(`
        SELECT paid_at IS NOT NULL AS paid, count(*)::integer AS count,
               sum(total_minor)::float8 AS "totalMinor", min(paid_at) AS "oldestPaidAt"
          FROM shop_order WHERE deleted_at IS NULL AND shipped_at IS NULL GROUP BY 1`),
      this.manager.query<Pick<Figures, 'lowStock' | 'soldOut'>[]>(`
        SELECT count(*)::integer AS "lowStock",
               (count(*) FILTER (WHERE available_quantity < order_quantity))::integer AS "soldOut"
          FROM part AS item WHERE deleted_at IS NULL AND ${LOW_STOCK}`),
    ]);
    const toShip = orders.find(({ paid }) => paid);
    const unpaid = orders.find(({ paid }) => !paid);
    return {
      toShip: toShip?.count ?? 0,
      oldestToShipAt: toShip?.oldestPaidAt ?? null,
      unpaid: unpaid?.count ?? 0,
      unpaidTotalMinor: unpaid?.totalMinor ?? 0,
      lowStock: parts?.lowStock ?? 0,
      soldOut: parts?.soldOut ?? 0,
    };
  }

  private async salesDays(days: number): Promise<SalesDay[]> {
    return this.manager.query(
      `WITH span AS (
         SELECT generate_series(0, $1::integer - 1) AS ago, (now() AT TIME ZONE 'UTC')::date AS today)
       SELECT to_char(today - ago, 'YYYY-MM-DD') AS date,
         count(id)::integer AS orders, coalesce(sum(total_minor), 0)::float8 AS "salesMinor"
       FROM span LEFT JOIN shop_order
         ON paid_at >= (today - ago)::timestamp AT TIME ZONE 'UTC'
         AND paid_at < (today - ago + 1)::timestamp AT TIME ZONE 'UTC'
       GROUP BY today, ago ORDER BY ago DESC`,
      [days],
    );
  }
}
