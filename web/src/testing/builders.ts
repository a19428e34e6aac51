/** Responses of the API with plain valid defaults: a test states only what it is about. */
import type {
  AuditEntry,
  ContactMessage,
  ContactMessageConnection,
  Fitment,
  FitmentConnection,
  Order,
  OrderConnection,
  Overview,
  ParcelsToShip,
  ParcelToShip,
  Part,
  Purchase,
  PartConnection,
  PartDraft,
  PartFacets,
  PartReviewConnection,
  PaymentCase,
  PaymentCaseConnection,
  PaymentCaseCounts,
  ReadinessCheck,
  PaymentIntent,
  Return,
  ReturnConnection,
  Review,
  SearchSuggestions,
  User,
} from './schema.generated';
import { orderStatuses } from '#shop-kit/order-states';
import { november } from './local-time';

let count = 0;
const next = () => (count += 1);

/** A part in stock. */
export function aPart(part: Partial<Part> = {}): Part {
  const number = next();
  return {
    id: `part-${number}`,
    name: `Brake disc ${number}`,
    brand: 'Norrland',
    category: 'BRAKES',
    image: null,
    images: [],
    imageAlts: [],
    price: '64.90',
    orderQuantity: 2,
    availableQuantity: 36,
    description: 'Cast iron.',
    details: '',
    partNumber: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    user: 'a***@example.com',
    universal: false,
    fitmentComplete: false,
    fitment: null,
    fitments: aFitmentPage([]),
    fitAnswers: { yes: 0, no: 0, returned: null },
    reviews: aPartReviewPage([]),
    numbers: [],
    specifications: [],
    type: null,
    jobs: [],
    ...part,
  };
}

const isBack = (status: Order['status']) => ['REFUNDED', 'CANCELLED', 'RETURNED'].includes(status);

export const aPurchase = (purchase: Partial<Purchase> = {}): Purchase => ({
  id: `purchase-${next()}`,
  number: '10427',
  placedAt: november(21, 13, 32),
  status: 'UNPAID',
  total: '129.80',
  orders: [],
  ...purchase,
});

/** An unpaid order of `customer@example.com` whose units are on hold; with a status, what goes with that. */
export function anOrder(order: Partial<Order> = {}): Order {
  const number = next();
  const { status = 'UNPAID' } = order;
  return {
    id: `order-${number}`,
    customerId: 'user-of-orders',
    number: `7F3A-${String(number).padStart(4, '0')}`,
    name: 'Jonas Weber',
    email: 'customer@example.com',
    product: `Brake disc ${number}`,
    part: null,
    quantity: 2,
    unitPrice: '64.90',
    price: '129.80',
    address: 'Werkstrasse 14, 8005 Zürich',
    phone: '+41 44 123 45 67',
    status,
    paid: status === 'PENDING' || status === 'SHIPPED',
    shipped: status === 'SHIPPED',
    parcel: null,
    purchase: aPurchase(),
    paidWith: [],
    transactionId: null,
    holdExpiresAt: '2126-11-21T14:32:00.000Z',
    createdAt: november(21, 13, 32),
    paidAt: status === 'UNPAID' ? null : november(21, 13, 40),
    shippedAt: status === 'SHIPPED' || status === 'RETURNED' ? november(21, 15) : null,
    fitReceipt: null,
    refundedAt: isBack(status) ? november(21, 14) : null,
    refundState: isBack(status) ? 'REFUNDED' : null,
    disputed: false,
    paymentIssue: null,
    card: null,
    shipUndoUntil: null,
    returns: [],
    returnOffer: null,
    returnUntil: null,
    cancellable: status === 'PENDING',
    cancelledAt: status === 'CANCELLED' ? november(21, 14) : null,
    refundedAmount: isBack(status) ? (order.price ?? '129.80') : '0.00',
    timeline: [],
    fitted: null,
    ...order,
  };
}

/** A return of all of a shipped order, requested by its customer. */
export function aReturn(found: Partial<Return> = {}): Return {
  const number = next();
  const order = found.order ?? anOrder({ status: 'SHIPPED' });
  return {
    id: `return-${number}`,
    number: `3C0D-${String(number).padStart(4, '0')}`,
    order,
    state: 'REQUESTED',
    reason: 'DOES_NOT_FIT',
    text: null,
    units: order.quantity,
    answer: null,
    shelved: 0,
    writtenOff: 0,
    amount: order.price,
    deduction: null,
    refundState: null,
    requestedAt: november(24, 18, 5),
    sendBy: null,
    overdue: false,
    acceptedAt: null,
    declinedAt: null,
    withdrawnAt: null,
    receivedAt: null,
    refundedAt: null,
    ...found,
  };
}

/** A page of returns, counted over `all` of them. */
export function aReturnPage(returns: Return[], page?: PageArgs, all = returns): ReturnConnection {
  const inStates = (...states: Return['state'][]) => all.filter(({ state }) => states.includes(state)).length;
  const counts = {
    all: all.length,
    asked: inStates('REQUESTED'),
    inTransit: inStates('ACCEPTED'),
    overdue: all.filter(({ overdue }) => overdue).length,
    here: inStates('RECEIVED'),
    closed: inStates('DECLINED', 'WITHDRAWN', 'REFUNDED'),
  };
  return { ...aPage(returns, page), counts };
}
/** A parcel to ship to one customer at one address: paid orders. */
export const aParcelToShip = (...orders: Partial<Order>[]): ParcelToShip => {
  const paid = orders.map((order) => anOrder({ status: 'PENDING', ...order }));
  return { id: paid[0]?.id ?? '', orders: paid, notes: [] };
};

export const aListOfParcels = (nodes: ParcelToShip[]): ParcelsToShip => ({
  nodes,
  totalCount: nodes.length,
  orderCount: nodes.flatMap(({ orders }) => orders).length,
  totalIsExact: true,
  oldestPaidAt: nodes[0]?.orders[0]?.paidAt ?? null,
  waitingCount: nodes.length,
  unaddressedCount: nodes.filter(({ orders }) => !orders[0]?.address).length,
});

/** Five stars. */
export function aReview(review: Partial<Review> = {}): Review {
  const number = next();
  return {
    id: `review-${number}`,
    name: `Client ${number}`,
    user: 'c***@example.com',
    image: '/brand/avatar.svg',
    rating: 5,
    review: 'Fitted in an hour.',
    partId: null,
    fitted: null,
    createdAt: '2026-11-14T10:00:00.000Z',
    ...review,
  };
}

/** A verified customer. */
export function aUser(user: Partial<User> = {}): User {
  const number = next();
  return {
    id: `user-${number}`,
    email: `user${number}@example.com`,
    emailVerified: true,
    disabled: false,
    name: 'Jonas Weber',
    role: 'CUSTOMER',
    createdAt: '2026-10-01T08:00:00.000Z',
    lastDelivery: null,
    location: null,
    education: null,
    phone: null,
    linkedin: null,
    madeAdminBy: null,
    madeAdminAt: null,
    ...user,
  };
}

export const aMessage = (message: Partial<ContactMessage> = {}): ContactMessage => ({
  id: `message-${next()}`,
  name: 'Lena Brandt',
  email: 'lena@example.com',
  message: 'Do you have this disc in 330 mm?',
  state: 'OPEN',
  order: null,
  answers: [],
  answeredAt: null,
  answeredBy: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...message,
});

/** A payment that is open at Stripe, of the order `order-1`. */
export const aPaymentIntent = (): PaymentIntent => ({
  id: 'pi_order-1',
  clientSecret: 'pi_order-1_secret_x',
  amount: '129.80',
  currency: 'usd',
});

const noCases: PaymentCaseCounts = { all: 0, open: 0, waiting: 0, closed: 0, inQuestion: '0.00' };

/** A shop where nothing has happened. */
export const anOverview = (overview: Partial<Overview> = {}): Overview => ({
  toShip: 0,
  oldestToShipAt: null,
  unpaid: 0,
  unpaidTotal: '0.00',
  lowStock: 0,
  soldOut: 0,
  salesToday: '0.00',
  days: [],
  lowStockParts: [],
  newestCustomers: [],
  paymentCases: noCases,
  ...overview,
});

/** One readiness check of a shop that is ready to open. */
export const aReadinessCheck = (check: Partial<ReadinessCheck> = {}): ReadinessCheck => ({
  area: 'CARS',
  state: 'GOOD',
  message: 'OK.',
  steps: [],
  copy: [],
  ...check,
});

/** A shop that lacks nothing, or this. */
export const readyShop = (...lacks: readonly Partial<ReadinessCheck>[]): ReadinessCheck[] => [
  ...(['CARS', 'PARTS', 'PICTURES', 'STRIPE', 'SIGN_IN', 'MAIL', 'ADMIN', 'FIRST_ORDER'] as const).map(
    (area) => aReadinessCheck({ area }),
  ),
  ...lacks.map((check) => aReadinessCheck({ state: 'MISSING', ...check })),
];

interface PageArgs {
  first?: number;
  after?: string | null;
  page?: number | null;
}

/** A page of a list: after a cursor (the row's id here), by number, or the first one. */
export function aPage<Row extends { id: string }>(rows: Row[], { first = 24, after, page }: PageArgs = {}) {
  const start = page ? (page - 1) * first : rows.findIndex(({ id }) => id === after) + 1;
  const nodes = rows.slice(start, start + first);
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    totalCount: rows.length,
    totalIsExact: true,
    pageInfo: {
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
      hasNextPage: start + first < rows.length,
      hasPreviousPage: start > 0,
    },
  };
}

/** A page of the list of cars of a part, counted over `all` of them. */
export function aFitmentPage(rows: Fitment[], page?: PageArgs, all = rows): FitmentConnection {
  const makes = [...new Set(all.map(({ make }) => make))].sort();
  const count = (name: string) => all.filter(({ make }) => make === name).length;
  return {
    ...aPage(rows, page),
    totalCount: all.length,
    makes: makes.map((make) => ({ make, count: count(make) })),
  };
}

/** Reviews by customers who received the part. */
export const aPartReviewPage = (
  reviews: Review[],
  averageRating: number | null = null,
): PartReviewConnection => ({
  ...aPage(reviews),
  averageRating,
});

/** A line of a list of cars: the front of a Civic. */
export const aFitment = (row: Partial<Fitment> = {}): Fitment => ({
  id: `fitment-${next()}`,
  make: 'Honda',
  model: 'Civic',
  yearFrom: 2016,
  yearTo: 2021,
  engine: null,
  position: 'FRONT',
  units: null,
  question: null,
  accepted: null,
  excludes: false,
  note: null,
  source: 'test',
  revision: 1,
  ...row,
});

/** A page of parts with the counts of its filters. */
export const aPartPage = (
  parts: Part[],
  page?: PageArgs,
  facets: PartFacets = { brands: [], categories: [], isExact: true },
): PartConnection => ({ ...aPage(parts, page), totalIsExact: true, facets, fitCounts: null, search: null });

export const aDraft = (draft: Partial<PartDraft> = {}): PartDraft => ({
  id: `draft-${next()}`,
  name: '',
  image: null,
  moreImages: [],
  imageAlts: [],
  price: null,
  orderQuantity: null,
  availableQuantity: null,
  description: '',
  details: '',
  category: null,
  type: null,
  brand: null,
  partNumber: null,
  savedBy: 'admin@example.com',
  savedAt: '2026-11-21T09:30:00.000Z',
  ...draft,
});

/** A page of orders, counted over `all` of them. */
export function anOrderPage(orders: Order[], page?: PageArgs, all = orders): OrderConnection {
  const inState = (status: Order['status']) => all.filter((order) => order.status === status).length;
  const counts = {
    all: all.length,
    ...(Object.fromEntries(orderStatuses.map((status) => [status.toLowerCase(), inState(status)])) as Record<
      Lowercase<Order['status']>,
      number
    >),
    isExact: true,
  };
  return { ...aPage(orders, page), totalIsExact: true, counts };
}

/** A late payment, which is refunded. */
export function aCase(found: Partial<PaymentCase> = {}): PaymentCase {
  const number = next();
  return {
    id: `case-${number}`,
    kind: 'LATE_PAYMENT',
    state: 'OPEN',
    action: 'REFUND',
    amount: '32.25',
    currency: 'usd',
    detail: 'The hold had expired, and the items had been sold.',
    note: null,
    customer: 'Ines Carvalho',
    orderId: `order-${number}`,
    orderNumber: `61C0-${String(number).padStart(4, '0')}`,
    transactionId: `pi_${number}`,
    resolution: null,
    closedBy: null,
    openedAt: '2026-11-21T12:03:00.000Z',
    closedAt: null,
    orders: [],
    history: [],
    ...found,
  };
}

/** A page of cases, counted over `all` of them. */
export function aCasePage(cases: PaymentCase[], page?: PageArgs, all = cases): PaymentCaseConnection {
  const inState = (state: PaymentCase['state']) => all.filter((found) => found.state === state).length;
  const counts = {
    all: all.length,
    open: inState('OPEN'),
    waiting: inState('WAITING'),
    closed: inState('CLOSED'),
    inQuestion: '32.25',
  };
  return { ...aPage(cases, page), counts };
}

/** A page of messages with the counts over all of them, whichever are shown. */
export function aMessagePage(
  messages: ContactMessage[],
  page?: PageArgs,
  all = messages,
): ContactMessageConnection {
  const open = all.filter(({ state }) => state === 'OPEN').length;
  return { ...aPage(messages, page), counts: { all: all.length, open, answered: all.length - open } };
}

/** An admin marked an order as shipped. */
export const anEntry = (entry: Partial<AuditEntry> = {}): AuditEntry => ({
  id: String(next()),
  at: '2026-11-21T14:02:00.000Z',
  by: 'admin@example.com',
  action: 'ORDER_SHIPPED',
  subject: 'ORDER',
  subjectId: 'order-1',
  subjectName: '7F3A-4410',
  changes: [{ field: 'shipped', before: 'false', after: 'true' }],
  ...entry,
});

/** Suggestions for a text without any. */
export const noSuggestions: SearchSuggestions = {
  order: [],
  cars: [],
  rest: '',
  numbers: [],
  parts: [],
  categories: [],
  marks: [],
  didYouMean: null,
  exactPart: null,
};
