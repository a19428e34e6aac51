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

/** SQL, alias `item`: the timestamps of an order, each under its name. */
export const MOMENTS_SQL = Object.entries(MOMENTS)
  .map(([name, column]) => `item.${column} AS "${name}"`)
  .join(', ');

/** Timestamps of an order that was just placed. */
export const NOTHING_HAPPENED = Object.fromEntries(
  Object.keys(MOMENTS).map((name) => [name, null]),
) as Readonly<Record<keyof typeof MOMENTS, null>>;

interface OrderState {
  readonly status: OrderStatus;
  readonly description: string;
  /** What the database's function `order_rank` returns: its place in lists, and its number in figures and search. */
  readonly rank: number;
  /** Test of an order in memory: what distinguishes it from the states below it in the table. */
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
    is: ({ paidAt }) => paidAt === null,
    waitsFor: 'payment',
    isSale: false,
  },
  {
    status: 'CANCELLED',
    description: 'Paid, and canceled by its customer before it was shipped.',
    rank: 4,
    is: ({ cancelledAt }) => cancelledAt !== null,
    isSale: false,
  },
  {
    status: 'REFUNDED',
    description: 'Paid, and refunded instead of shipped.',
    rank: 3,
    is: ({ refundedAt }) => refundedAt !== null,
    isSale: false,
  },
  {
    status: 'PENDING',
    description: 'Paid, not yet shipped.',
    rank: 1,
    is: ({ shippedAt }) => shippedAt === null,
    waitsFor: 'shipping',
    isSale: true,
  },
  {
    status: 'RETURNED',
    description: 'Shipped, fully returned and refunded.',
    rank: 5,
    is: ({ returnedAt }) => returnedAt !== null,
    isSale: true,
  },
  {
    status: 'SHIPPED',
    description: 'Paid and shipped.',
    rank: 2,
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
export const rankOf = (state: OrderStatus): number =>
  ORDER_STATES.find(({ status }) => status === state)?.rank ?? -1;

/** SQL, alias `item`: the rank of an order. */
export const RANK_SQL = 'order_rank(item)';

/** SQL: whether a rank, itself SQL, is that of one of some states. */
export function isRankOf(rank: string, matches: (state: (typeof ORDER_STATES)[number]) => boolean): string {
  const ranks = ORDER_STATES.filter(matches).map((state) => state.rank);
  return `${rank} IN (${ranks.join(', ')})`;
}
