import { Brackets, type SelectQueryBuilder, type WhereExpressionBuilder } from 'typeorm';

import { containsPattern } from '../../shared/like.js';
import { type KeysetColumn, type KeysetOrder, newestFirst } from '../../shared/keyset-page.js';
import type { Order } from './order.entity.js';
import { type OrderFilter, OrderSort } from './order-search.inputs.js';
import { OrderStatus } from './order-status.js';

const RANKS = [OrderStatus.UNPAID, OrderStatus.PENDING, OrderStatus.SHIPPED, OrderStatus.REFUNDED];
/** As an index has it. */
const RANK_SQL =
  'CASE WHEN item.paid_at IS NULL THEN 0 WHEN item.refunded_at IS NOT NULL THEN 3 WHEN item.shipped_at IS NULL THEN 1 ELSE 2 END';

const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** Adds a filter's conditions to a query with the alias `item`. */
export function applyOrderFilter(
  query: SelectQueryBuilder<Order>,
  { status, search, paidOn }: OrderFilter,
): SelectQueryBuilder<Order> {
  if (status) query.andWhere(`${RANK_SQL} = ${RANKS.indexOf(status)}`);
  if (paidOn) {
    const dayStart = new Date(`${paidOn}T00:00:00Z`);
    const dayEnd = new Date(dayStart.getTime() + DAY_MILLIS);
    query.andWhere('item.paid_at >= :dayStart AND item.paid_at < :dayEnd', { dayStart, dayEnd });
  }
  if (search?.trim()) {
    query.andWhere(
      new Brackets((some) => {
        applySearch(some, search);
      }),
    );
  }
  return query;
}

const TEXT_SQL = `concat_ws(' ', item.product, item.name, item.email, item.address, item.phone, item.transaction_id)`;
const NUMBER_SQL = 'right(item.id::text, 8)';
const PHONE_SQL = `regexp_replace(item.phone, '[^0-9]', '', 'g')`;

/** Looks like a phone number, however it is written. */
const PHONE = /^\+?[\d\s()./-]{6,}$/;

/** Every word is somewhere in the order; or all of it together is an order number or a phone number. */
function applySearch(query: WhereExpressionBuilder, search: string): void {
  const words = search.trim().split(/\s+/).slice(0, 10);
  query.where(
    new Brackets((every) => {
      for (const [index, word] of words.entries()) {
        const [text, number] = [`word${index}`, `number${index}`];
        const digits = numberOf(word);
        every.andWhere(`(${TEXT_SQL} ILIKE :${text}${digits && ` OR ${NUMBER_SQL} LIKE :${number}`})`, {
          [text]: containsPattern(word),
          [number]: containsPattern(digits),
        });
      }
    }),
  );
  const whole = numberOf(search);
  if (whole.length === 8) query.orWhere(`${NUMBER_SQL} = :whole`, { whole });
  // Without the zeros that stand for a country or for "from this country".
  const phone = search.replace(/\D/g, '').replace(/^0+/, '');
  if (PHONE.test(search.trim()) && phone) {
    query.orWhere(`${PHONE_SQL} LIKE :phone`, { phone: containsPattern(phone) });
  }
}

/** A part of an order's number as the id has it: "#594B-B5" is "594bb5". Empty when it can't be one. */
function numberOf(text: string): string {
  const signs = text.replace(/[#\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{1,8}$/.test(signs) ? signs : '';
}

const byId: KeysetColumn<Order> = { column: 'item.id', cast: 'uuid', read: (order) => order.id };
const byProduct: KeysetColumn<Order> = {
  column: 'item.product',
  cast: 'text',
  read: (order) => order.product,
};
const byTotal: KeysetColumn<Order> = {
  column: 'item.total_minor',
  cast: 'integer',
  read: (order) => String(order.totalMinor),
};
const byStatus: KeysetColumn<Order> = {
  column: RANK_SQL,
  cast: 'integer',
  read: (order) => String(RANKS.indexOf(order.status)),
};

export const orderSorts: Record<OrderSort, KeysetOrder<Order>> = {
  [OrderSort.NEWEST]: newestFirst,
  [OrderSort.OLDEST]: { ...newestFirst, direction: 'ASC' },
  [OrderSort.PRODUCT_ASC]: { direction: 'ASC', columns: [byProduct, byId] },
  [OrderSort.PRODUCT_DESC]: { direction: 'DESC', columns: [byProduct, byId] },
  [OrderSort.TOTAL_ASC]: { direction: 'ASC', columns: [byTotal, byId] },
  [OrderSort.TOTAL_DESC]: { direction: 'DESC', columns: [byTotal, byId] },
  [OrderSort.STATUS_ASC]: { direction: 'ASC', columns: [byStatus, ...newestFirst.columns] },
  [OrderSort.STATUS_DESC]: { direction: 'DESC', columns: [byStatus, ...newestFirst.columns] },
};
