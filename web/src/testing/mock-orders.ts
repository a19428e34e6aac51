import type { OrderRow } from './builders';
import { refusal, signedIn, type Caller } from './mock-caller';

/** The caller's own order, or any for an admin; to customers everything else looks the same. */
export function ownOrder(caller: Caller, id: string): OrderRow {
  const user = signedIn(caller);
  const order = caller.shop.orders.find((candidate) => candidate.id === id);
  const isAdmin = user.role === 'ADMIN';
  if (!order) throw refusal(isAdmin ? 'NOT_FOUND' : 'FORBIDDEN');
  if (order.email !== user.email && !isAdmin) throw refusal('FORBIDDEN');
  return order;
}

export function orderCounts(orders: readonly OrderRow[]) {
  const inState = (status: OrderRow['status']) => orders.filter((order) => order.status === status).length;
  return {
    all: orders.length,
    unpaid: inState('UNPAID'),
    pending: inState('PENDING'),
    shipped: inState('SHIPPED'),
  };
}

/** What the API derives from an order's row. */
export const orderFields = {
  paid: ({ status }: OrderRow) => status !== 'UNPAID',
  shipped: ({ status }: OrderRow) => status === 'SHIPPED',
  part: ({ partId }: OrderRow, _args: unknown, { shop }: Caller) =>
    shop.parts.find((part) => part.id === partId) ?? null,
};
