import { enumOf } from '../../../shared/enum-of.js';

export type OrderStatus = 'UNPAID' | 'PENDING' | 'SHIPPED' | 'REFUNDED' | 'CANCELLED' | 'RETURNED';

/** The fields of an order that determine its state, with their columns: when each thing happened, null if it did not. */
const MOMENTS = {
  paidAt: 'paid_at',
  shippedAt: 'shipped_at',
  refundedAt: 'refunded_at',
  cancelledAt: 'cancelled_at',
  returnedAt: 'returned_at',
} as const;

export type OrderMoments = Readonly<Record<keyof typeof MOMENTS, Date | null>>;

export const MOMENT_COLUMNS = Object.keys(MOMENTS) as (keyof OrderMoments)[];

/** SQL, alias `item`: the moments of an order, each under its name. */
export const MOMENTS_SQL = Object.entries(MOMENTS)
  .map(([name, column]) => `item.${column} AS "${name}"`)
  .join(', ');

/** Those of an order that was just placed. */
export const NOTHING_HAPPENED = Object.fromEntries(
  Object.keys(MOMENTS).map((name) => [name, null]),
) as Readonly<Record<keyof typeof MOMENTS, null>>;

interface OrderState {
  readonly status: OrderStatus;
  readonly description: string;
  /** Its place in lists by status, and its number in `order_figure.state` and `order_search.state`, which triggers write. */
  readonly rank: number;
  /** SQL, alias `item`: what distinguishes it from the states below it in the table. */
  readonly sql: string;
  /** The same for an order in memory. */
  readonly is: (order: OrderMoments) => boolean;
  /** What it waits for, if anything. */
  readonly waitsFor?: 'payment' | 'shipping';
  /** Whether its payment counts as a sale, less refunds; otherwise all of it went back. */
  readonly isSale: boolean;
}

/** Every state of an order; the first that applies is its state. To add one: docs/architecture.md. */
export const ORDER_STATES: readonly OrderState[] = [
  {
    status: 'UNPAID',
    description: 'Not paid.',
    rank: 0,
    sql: 'item.paid_at IS NULL',
    is: ({ paidAt }) => paidAt === null,
    waitsFor: 'payment',
    isSale: false,
  },
  {
    status: 'CANCELLED',
    description: 'Paid, and cancelled by its customer before it was shipped.',
    rank: 4,
    sql: 'item.cancelled_at IS NOT NULL',
    is: ({ cancelledAt }) => cancelledAt !== null,
    isSale: false,
  },
  {
    status: 'REFUNDED',
    description: 'Paid, and refunded instead of shipped.',
    rank: 3,
    sql: 'item.refunded_at IS NOT NULL',
    is: ({ refundedAt }) => refundedAt !== null,
    isSale: false,
  },
  {
    status: 'PENDING',
    description: 'Paid, not yet shipped.',
    rank: 1,
    sql: 'item.shipped_at IS NULL',
    is: ({ shippedAt }) => shippedAt === null,
    waitsFor: 'shipping',
    isSale: true,
  },
  {
    status: 'RETURNED',
    description: 'Shipped, fully returned and refunded.',
    rank: 5,
    sql: 'item.returned_at IS NOT NULL',
    is: ({ returnedAt }) => returnedAt !== null,
    isSale: true,
  },
  {
    status: 'SHIPPED',
    description: 'Paid and shipped.',
    rank: 2,
    sql: 'item.shipped_at IS NOT NULL',
    is: ({ shippedAt }) => shippedAt !== null,
    isSale: true,
  },
];

export const OrderStatus = enumOf(
  'OrderStatus',
  'The state of an order.',
  Object.fromEntries(ORDER_STATES.map(({ status, description }) => [status, description])) as Record<
    OrderStatus,
    string
  >,
);

/** Derived, never stored. */
export function orderStatus(order: OrderMoments): OrderStatus {
  const state = ORDER_STATES.find(({ is }) => is(order));
  if (!state) throw new Error('an order in no state');
  return state.status;
}

/** The place of a state in lists by status. */
export const rankOf = (wanted: OrderStatus): number =>
  ORDER_STATES.find(({ status }) => status === wanted)?.rank ?? -1;

const ASKED = ORDER_STATES.slice(0, -1).map(({ sql, rank }) => `WHEN ${sql} THEN ${rank}`);

/** SQL, alias `item`: the rank of an order. An index repeats it word for word. */
export const RANK_SQL = `CASE ${ASKED.join(' ')} ELSE ${ORDER_STATES.at(-1)?.rank} END`;
