import { toCents } from '#shared/format/money';
import type { OrderRow, UserRow } from './builders';
import { asAdmin, refusal, type Caller } from './mock-caller';
import { connection, matches, newestFirst, sortedBy } from './mock-lists';
import { orderCounts, ownOrder } from './mock-orders';
import { isLow } from './mock-shelves';

interface ListArgs {
  first: number;
  after?: string | null;
  page?: number | null;
  sort: string;
}

interface OrdersArgs extends ListArgs {
  filter?: { search?: string; status?: OrderRow['status'] | null; paidOn?: string | null } | null;
}

interface UsersArgs extends ListArgs {
  search?: string;
  role?: UserRow['role'] | null;
}

const ranks = ['UNPAID', 'PENDING', 'SHIPPED'];
const orderKeys: Record<string, (order: OrderRow) => string | number> = {
  PRODUCT: ({ product }) => product,
  TOTAL: ({ price }) => toCents(price),
  STATUS: ({ status }) => ranks.indexOf(status),
};

function sortedOrders(orders: OrderRow[], sort: string) {
  const key = orderKeys[sort.split('_')[0] ?? ''];
  return key ? sortedBy(orders, sort, key) : newestFirst(orders);
}

function userOf(email: string, { shop }: Caller): UserRow {
  const user = shop.users.find((candidate) => candidate.email === email);
  if (!user) throw refusal('NOT_FOUND');
  return user;
}

/** What admins may ask the mock shop. */
export const adminQueries = {
  orders(_root: unknown, { filter, sort, ...page }: OrdersArgs, caller: Caller) {
    asAdmin(caller);
    const found = caller.shop.orders.filter(
      ({ product, name, email, number, paidAt }) =>
        matches(filter?.search, product, name, email, number) &&
        (!filter?.paidOn || paidAt?.startsWith(filter.paidOn)),
    );
    const shown = found.filter(({ status }) => !filter?.status || status === filter.status);
    return { ...connection(sortedOrders(shown, sort), page), counts: orderCounts(found) };
  },
  users(_root: unknown, { search, role, sort, ...page }: UsersArgs, caller: Caller) {
    asAdmin(caller);
    const found = caller.shop.users.filter(
      (user) => matches(search, user.email, user.name) && (!role || user.role === role),
    );
    return connection(
      sort.startsWith('EMAIL') ? sortedBy(found, sort, ({ email }) => email) : newestFirst(found),
      page,
    );
  },
  contactMessages(_root: unknown, page: { first: number; after?: string }, caller: Caller) {
    asAdmin(caller);
    return connection(newestFirst(caller.shop.messages), page);
  },
  overview(_root: unknown, { days }: { days: number }, caller: Caller) {
    asAdmin(caller);
    const { orders, parts, users } = caller.shop;
    const low = parts.filter(isLow);
    const shownDays = caller.shop.days.slice(-days);
    const { pending, unpaid } = orderCounts(orders);
    return {
      toShip: pending,
      oldestToShipAt: orders.find(({ status }) => status === 'PENDING')?.paidAt ?? null,
      unpaid,
      unpaidTotal: '129.80',
      lowStock: low.length,
      soldOut: low.filter((part) => part.availableQuantity < part.orderQuantity).length,
      salesToday: shownDays.at(-1)?.sales ?? '0.00',
      days: shownDays,
      lowStockParts: sortedBy(low, 'ASC', (part) => part.availableQuantity).slice(0, 5),
      newestCustomers: newestFirst(users).slice(0, 5),
      paymentProblems: caller.shop.paymentProblems,
    };
  },
};

/** Takes a row out of its table. */
function taken<Row extends { id: string }>(rows: Row[], id: string): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) throw refusal('NOT_FOUND');
  return rows.splice(index, 1)[0];
}

/** What admins may do in the mock shop, beside what concerns parts. */
export const adminMutations = {
  shipOrder(_root: unknown, { id }: { id: string }, caller: Caller) {
    const { email } = asAdmin(caller);
    const order = ownOrder(caller, id);
    if (order.status === 'UNPAID') throw refusal('ORDER_NOT_PAID');
    const at = '2026-11-22T08:00:00.000Z';
    return Object.assign(order, {
      status: 'SHIPPED',
      shippedAt: at,
      timeline: [...order.timeline, { kind: 'SHIPPED', at, by: email }],
    });
  },
  undoShipOrder(_root: unknown, { id }: { id: string }, caller: Caller) {
    const { email } = asAdmin(caller);
    const order = ownOrder(caller, id);
    return Object.assign(order, {
      status: 'PENDING',
      shippedAt: null,
      shipUndoUntil: null,
      timeline: [...order.timeline, { kind: 'SHIP_UNDONE', at: '2026-11-22T08:00:05.000Z', by: email }],
    });
  },
  removeReview(_root: unknown, { id }: { id: string }, caller: Caller) {
    asAdmin(caller);
    return taken(caller.shop.reviews, id);
  },
  removeContactMessage(_root: unknown, { id }: { id: string }, caller: Caller) {
    asAdmin(caller);
    return taken(caller.shop.messages, id);
  },
  makeAdmin(_root: unknown, { email }: { email: string }, caller: Caller) {
    const by = asAdmin(caller);
    const user = userOf(email, caller);
    return Object.assign(user, {
      role: user.emailVerified ? 'ADMIN' : 'CUSTOMER',
      madeAdminBy: by.email,
      madeAdminAt: '2026-11-22T08:00:00.000Z',
    });
  },
  revokeAdmin(_root: unknown, { email }: { email: string }, caller: Caller) {
    asAdmin(caller);
    return Object.assign(userOf(email, caller), { role: 'CUSTOMER', madeAdminBy: null, madeAdminAt: null });
  },
};
