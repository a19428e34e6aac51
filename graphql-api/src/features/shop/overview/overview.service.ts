import { IsNull, type EntityManager } from 'typeorm';

import { BadInput } from '../../../shared/shop-error.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { countLowStock, listLowStock } from '../../catalogue/part/low-stock.js';
import { User } from '../../customers/user/user.entity.js';
import type { Overview, SalesDay } from './overview.types.js';

const MAX_DAYS = 90;
const LISTED = 5;

/** The figures of orders. Passed in, because orders are in this layer, too. */
export interface OrderSums {
  /** Orders that wait to be paid or shipped. */
  open(): Promise<Pick<Overview, 'toShip' | 'oldestToShipAt' | 'unpaid' | 'unpaidTotalMinor'>>;
  /** The last `days` days, oldest first, today last. */
  lastDays(days: number): Promise<SalesDay[]>;
}

/** The admins' figures. Days are those of the shop's time zone, by the database's clock. */
export class OverviewService {
  constructor(
    private readonly manager: EntityManager,
    private readonly catalogue: ReadDatabase,
    private readonly orders: OrderSums,
  ) {}

  /** Five queries, whatever the number of days. Throws BadInput for days outside 1 to 90. */
  async read(days: number): Promise<Overview> {
    if (days < 1 || days > MAX_DAYS)
      throw new BadInput(`days must be from 1 to ${MAX_DAYS}.`, { field: 'days' });
    const [open, salesDays, stock, lowStockParts, newestCustomers] = await Promise.all([
      this.orders.open(),
      this.orders.lastDays(days),
      countLowStock(this.catalogue),
      listLowStock(this.catalogue, LISTED),
      this.manager.find(User, {
        where: { erasedAt: IsNull() },
        order: { createdAt: 'DESC', uid: 'DESC' },
        take: LISTED,
      }),
    ]);
    return {
      ...open,
      ...stock,
      salesTodayMinor: salesDays.at(-1)?.salesMinor ?? 0,
      days: salesDays,
      lowStockParts,
      newestCustomers,
    };
  }
}
