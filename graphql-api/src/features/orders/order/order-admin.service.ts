import type { Repository, SelectQueryBuilder } from 'typeorm';

import { findKeysetPage, type PageRequest, unindexed } from '../../../shared/keyset-page.js';
import { findNewest, type NewestPage } from '../../../shared/newest-page.js';
import { readInOrder } from '../../../shared/read-entities.js';
import { Order } from './order.entity.js';
import type { OrderList } from './order-connection.type.js';
import { countOf, countOrders, type OrderCounts } from './order-counts.js';
import type { OrderFigures } from './order-figures.service.js';
import { applyOrderFilter, orderSorts } from './order-search.js';
import { type FoundOrders, type OrderSearch } from './order-search.service.js';
import { type OrderFilter, OrderSort } from './order-search.inputs.js';

const READ_AT_ONCE = 100;

export class OrderAdminService {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly figures: OrderFigures,
    private readonly searching: OrderSearch,
  ) {}

  /** Every order, filtered, in a stable order; for a search the newest it finds. */
  async list(filter: OrderFilter, sort: OrderSort, page: PageRequest): Promise<OrderList> {
    const search = filter.search?.trim();
    if (search) return this.listFound(filter, search, sort, page);
    const found = await findKeysetPage(applyOrderFilter(this.query(), filter), orderSorts[sort], page);
    // One count for the tabs and the page numbers.
    let counted: Promise<OrderCounts> | undefined;
    const count = () => (counted ??= this.figures.count(filter.paidOn));
    const countAll = async () => countOf(await count(), filter.status);
    return { page: { ...found, countAll }, count };
  }

  private async listFound(
    filter: OrderFilter,
    search: string,
    sort: OrderSort,
    page: PageRequest,
  ): Promise<OrderList> {
    const found = await this.searching.find(filter, search);
    const shown = await findKeysetPage(this.of(found), unindexed(orderSorts[sort]), page);
    return {
      page: { ...shown, countAll: () => Promise.resolve(found.ids.length) },
      count: () => this.countFound(filter, search, found),
      isCountExact: found.isAll,
    };
  }

  /** Counts by state, over the same search and day, whichever state is shown. */
  private async countFound(filter: OrderFilter, search: string, shown: FoundOrders): Promise<OrderCounts> {
    const { status, paidOn } = filter;
    const found = status ? await this.searching.find({ paidOn }, search) : shown;
    return Object.assign(await countOrders(this.of(found)), { isExact: found.isAll });
  }

  /** Every order that matches the filter, newest first, some at a time: also those that a search does not list. */
  async *readAll(filter: OrderFilter): AsyncGenerator<readonly Order[], void> {
    const search = filter.search?.trim();
    if (!search) return yield* this.readPages(filter);
    for await (const found of this.searching.findAll(filter, search))
      for (let at = 0; at < found.length; at += READ_AT_ONCE) {
        const ids = found.slice(at, at + READ_AT_ONCE);
        const orders = await readInOrder(this.orders.manager, Order, ids);
        yield orders.filter((order) => order !== null);
      }
  }

  private async *readPages(filter: OrderFilter): AsyncGenerator<readonly Order[], void> {
    for (let after: string | undefined; ;) {
      const page = { first: READ_AT_ONCE, after };
      const query = applyOrderFilter(this.query(), filter);
      const { items, hasNextPage, cursorOf } = await findKeysetPage(
        query,
        orderSorts[OrderSort.NEWEST],
        page,
      );
      yield items;
      const last = items.at(-1);
      if (!hasNextPage || !last) return;
      after = cursorOf(last);
    }
  }

  /** Orders, newest first, in the documented REST paging. */
  async listNewest(page: NewestPage): Promise<Order[]> {
    return findNewest(this.query(), page);
  }

  private query(): SelectQueryBuilder<Order> {
    return this.orders.createQueryBuilder('item');
  }

  private of({ ids }: FoundOrders): SelectQueryBuilder<Order> {
    return this.query().andWhere('item.id = ANY(:ids)', { ids });
  }
}
