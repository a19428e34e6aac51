import { multiply } from '#shared/format/money';
import { anOrder, type PartRow } from './builders';
import { adminMutations, adminQueries } from './mock-admin';
import { facets, fits, type MockPartFilter } from './mock-catalogue';
import { refusal, signedIn, tokenOf, type Caller } from './mock-caller';
import { connection, newestFirst, sortedBy } from './mock-lists';
import { orderCounts, orderFields, ownOrder } from './mock-orders';
import { ownMutations } from './mock-own';
import { shelfMutations } from './mock-shelves';

interface PageArgs {
  first: number;
  after?: string | null;
  page?: number | null;
}

interface PartsArgs extends PageArgs {
  filter?: MockPartFilter | null;
  sort: string;
}

function sorted(parts: PartRow[], sort: string) {
  if (sort.startsWith('NAME')) return sortedBy(parts, sort, ({ name }) => name);
  if (sort.startsWith('PRICE')) return sortedBy(parts, sort, ({ price }) => Number(price));
  return newestFirst(parts);
}

interface PlaceOrderArgs {
  input: {
    partId: string;
    quantity: number;
    address: string;
    phone: string;
    expectedUnitPrice?: string;
    idempotencyKey: string;
  };
}

const Query = {
  ...adminQueries,
  parts(_root: unknown, { filter, sort, ...page }: PartsArgs, { shop }: Caller) {
    const wanted = sorted(shop.parts, sort).filter((part) => fits(part, filter ?? {}));
    return { ...connection(wanted, page), facets: facets(shop.parts, filter ?? {}) };
  },
  part: (_root: unknown, { id }: { id: string }, { shop }: Caller) =>
    shop.parts.find((part) => part.id === id || part.legacyId === id) ?? null,
  reviews(_root: unknown, { hasContent, ...page }: PageArgs & { hasContent?: boolean }, { shop }: Caller) {
    const shown = shop.reviews.filter(({ rating, review }) => !hasContent || rating !== null || review);
    return connection(newestFirst(shown), page);
  },
  me: (_root: unknown, _args: unknown, caller: Caller) => signedIn(caller),
  myOrders(_root: unknown, page: PageArgs, caller: Caller) {
    const { email } = signedIn(caller);
    const own = newestFirst(caller.shop.orders.filter((order) => order.email === email));
    return { ...connection(own, page), counts: orderCounts(own) };
  },
  order: (_root: unknown, { id }: { id: string }, caller: Caller) => ownOrder(caller, id),
};

const Mutation = {
  ...adminMutations,
  ...shelfMutations,
  ...ownMutations,
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
    const first = caller.shop.placed.get(input.idempotencyKey);
    if (first) return first;
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
    caller.shop.placed.set(input.idempotencyKey, order);
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
  Order: orderFields,
};
