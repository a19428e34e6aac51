import { multiply } from '#shared/format/money';
import { anOrder, type OrderRow, type PartRow, type UserRow } from './builders';
import { refusal, tokenOf, type Caller } from './mock-caller';

function connection<Row extends { id: string }>(
  rows: Row[],
  { first, after }: { first: number; after?: string | null },
) {
  const start = after ? rows.findIndex((row) => row.id === after) + 1 : 0;
  const page = rows.slice(start, start + first);
  return {
    nodes: page,
    edges: page.map((node) => ({ cursor: node.id, node })),
    totalCount: rows.length,
    pageInfo: {
      startCursor: page[0]?.id ?? null,
      endCursor: page.at(-1)?.id ?? null,
      hasNextPage: start + first < rows.length,
      hasPreviousPage: start > 0,
    },
  };
}

const newestFirst = <Row extends { createdAt: string }>(rows: Row[]) =>
  [...rows].sort((a, b) => b.createdAt.localeCompare(a.createdAt));

function signedIn({ user }: Caller): UserRow {
  if (!user) throw refusal('UNAUTHENTICATED');
  return user;
}

function ownOrder(caller: Caller, id: string): OrderRow {
  const user = signedIn(caller);
  const order = caller.shop.orders.find((candidate) => candidate.id === id);
  if (order?.email !== user.email) throw refusal('FORBIDDEN');
  return order;
}

function facets(parts: PartRow[]) {
  const ids = [...new Set(parts.map((part) => part.category).filter((id) => id !== null))];
  const categories = ids.map((category) => ({
    category,
    count: parts.filter((part) => part.category === category).length,
  }));
  return { brands: [], categories };
}

function counts(orders: OrderRow[]) {
  const inState = (status: OrderRow['status']) => orders.filter((order) => order.status === status).length;
  return {
    all: orders.length,
    unpaid: inState('UNPAID'),
    pending: inState('PENDING'),
    shipped: inState('SHIPPED'),
  };
}

interface PartsArgs {
  first: number;
  after?: string | null;
  filter?: { categories?: string[]; inStock?: boolean } | null;
}

interface PlaceOrderArgs {
  input: { partId: string; quantity: number; address: string; phone: string; expectedUnitPrice?: string };
}

const Query = {
  parts(_root: unknown, { filter, ...page }: PartsArgs, { shop }: Caller) {
    const wanted = newestFirst(shop.parts).filter(
      (part) =>
        (!filter?.categories || filter.categories.includes(part.category ?? '')) &&
        (!filter?.inStock || part.availableQuantity >= part.orderQuantity),
    );
    return { ...connection(wanted, page), facets: facets(shop.parts) };
  },
  part: (_root: unknown, { id }: { id: string }, { shop }: Caller) =>
    shop.parts.find((part) => part.id === id) ?? null,
  reviews: (_root: unknown, page: PartsArgs, { shop }: Caller) => connection(newestFirst(shop.reviews), page),
  me: (_root: unknown, _args: unknown, caller: Caller) => signedIn(caller),
  myOrders(_root: unknown, page: PartsArgs, caller: Caller) {
    const { email } = signedIn(caller);
    const own = newestFirst(caller.shop.orders.filter((order) => order.email === email));
    return { ...connection(own, page), counts: counts(own) };
  },
  order: (_root: unknown, { id }: { id: string }, caller: Caller) => ownOrder(caller, id),
};

const Mutation = {
  sendContactMessage: () => true,
  /** ID tokens of tests are the e-mail itself. */
  signIn(_root: unknown, { idToken }: { idToken: string }, { shop }: Caller) {
    const user = shop.users.find((candidate) => candidate.email === idToken);
    if (!user) throw refusal('UNAUTHENTICATED');
    shop.expired.delete(tokenOf(user));
    return { token: tokenOf(user), expiresAt: new Date(Date.now() + 900_000).toISOString(), user };
  },
  placeOrder(_root: unknown, { input }: PlaceOrderArgs, caller: Caller) {
    const user = signedIn(caller);
    const part = caller.shop.parts.find((candidate) => candidate.id === input.partId);
    if (!part) throw refusal('NOT_FOUND');
    if (input.expectedUnitPrice !== part.price) throw refusal('PRICE_CHANGED', { price: part.price });
    part.availableQuantity -= input.quantity;
    const order = anOrder({
      email: user.email,
      partId: part.id,
      product: part.name,
      quantity: input.quantity,
      unitPrice: part.price,
      price: multiply(part.price, input.quantity),
      address: input.address,
      phone: input.phone,
    });
    caller.shop.orders.push(order);
    return order;
  },
  deleteOrder(_root: unknown, { id }: { id: string }, caller: Caller) {
    const order = ownOrder(caller, id);
    caller.shop.orders = caller.shop.orders.filter((candidate) => candidate !== order);
    return order;
  },
  createPaymentIntent(_root: unknown, { orderId }: { orderId: string }, caller: Caller) {
    const { price } = ownOrder(caller, orderId);
    return { id: `pi_${orderId}`, clientSecret: `pi_${orderId}_secret_x`, amount: price, currency: 'usd' };
  },
  confirmPayment(
    _root: unknown,
    { orderId, transactionId }: { orderId: string; transactionId: string },
    caller: Caller,
  ) {
    return Object.assign(ownOrder(caller, orderId), {
      status: 'PENDING',
      transactionId,
      holdExpiresAt: null,
    });
  },
};

/** The schema's fields over the rows of a mock shop. */
export const mockResolvers = {
  Query,
  Mutation,
  Order: {
    paid: ({ status }: OrderRow) => status !== 'UNPAID',
    shipped: ({ status }: OrderRow) => status === 'SHIPPED',
    part: ({ partId }: OrderRow, _args: unknown, { shop }: Caller) =>
      shop.parts.find((part) => part.id === partId) ?? null,
  },
};
