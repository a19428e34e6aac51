import type { OrderStatus } from '#shared/gql/schema-types.generated';

/** A state of an order as people see it. */
interface OrderState {
  /** Label of the state, for customers and admins; "Pending" is written in full. */
  label: string;
  /** Colors of its badge. */
  color: string;
  bg: string;
  hub: 'empty' | 'full' | 'half';
  /** Segment in the URL of the admins' table. */
  slug: string;
  /** What the order waits for, if anything. */
  waitsFor?: 'payment' | 'shipping';
  /** Text for admins if no order is in this state. */
  none: { title: string; reason: string };
}

/** All states of an order, in the order of tabs. How one is added: docs/architecture.md. */
export const orderStates: Readonly<Record<OrderStatus, OrderState>> = {
  UNPAID: {
    label: 'Unpaid',
    color: 'fg.warning',
    bg: 'bg.warning',
    hub: 'empty',
    slug: 'unpaid',
    waitsFor: 'payment',
    none: { title: 'No unpaid orders.', reason: 'Unpaid orders appear here.' },
  },
  PENDING: {
    label: 'Paid, to be shipped',
    color: 'fg.info',
    bg: 'bg.info',
    hub: 'half',
    slug: 'pending',
    waitsFor: 'shipping',
    none: { title: 'No orders to ship.', reason: 'Paid orders appear here until they ship.' },
  },
  SHIPPED: {
    label: 'Shipped',
    color: 'fg.success',
    bg: 'bg.success',
    hub: 'full',
    slug: 'shipped',
    none: { title: 'No shipped orders yet.', reason: 'Orders marked as shipped appear here.' },
  },
  REFUNDED: {
    label: 'Refunded',
    color: 'fg.muted',
    bg: 'bg.emphasized',
    hub: 'empty',
    slug: 'refunded',
    none: { title: 'No refunded orders yet.', reason: 'Refunded orders appear here.' },
  },
  CANCELLED: {
    label: 'Canceled',
    color: 'fg.muted',
    bg: 'bg.emphasized',
    hub: 'empty',
    slug: 'cancelled',
    none: {
      title: 'No canceled orders yet.',
      reason: 'Orders that customers cancel before shipping appear here.',
    },
  },
  RETURNED: {
    label: 'Returned',
    color: 'fg.muted',
    bg: 'bg.emphasized',
    hub: 'full',
    slug: 'returned',
    none: {
      title: 'No returned orders yet.',
      reason: 'Fully returned and refunded orders appear here.',
    },
  },
};

export const orderStatuses = Object.keys(orderStates) as OrderStatus[];

/** Something of each state. */
export const eachState = <Value>(of: (state: OrderState) => Value) =>
  Object.fromEntries(orderStatuses.map((status) => [status, of(orderStates[status])])) as Record<
    OrderStatus,
    Value
  >;
