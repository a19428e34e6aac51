import { getNamedType } from 'graphql';

import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { assembleCast, type Cast, type Player } from '../support/role-cast.js';
import { ShopClient } from '../support/shop-client.js';
import {
  everythingOf,
  operationOf,
  type RootField,
  rootFields,
  schemaOf,
} from '../support/schema-operations.js';
import { recordSql } from '../support/sql-recorder.js';

let shop: TestShop;
let cast: Cast;
let fields: Map<string, RootField>;
/** What each call cost in a shop with next to nothing in it, and in one with more of everything. */
let small: Record<string, number>;
let grown: Record<string, number>;

beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  cast = await assembleCast(shop);
  fields = new Map(rootFields(schemaOf(shop)).map((field) => [field.name, field]));
  await countAll();
  small = await countAll();
  for (let more = 0; more < 10; more++) await aWorld('settled');
  grown = await countAll();
});
afterAll(() => shop.close());

/** What is asked about, made anew for each call. All of it is the owner's. */
interface World {
  readonly partId: string;
  readonly orderId: string;
  readonly transactionId: string;
  readonly reviewId: string;
  readonly messageId: string;
  readonly caseId: string;
  /** The owner's, from Firebase. */
  readonly idToken: string;
}

type Money = 'received' | 'settled' | 'shipped';

async function aWorld(money?: Money): Promise<World> {
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const order = await placeOrder(cast.owner, part);
  const review = await cast.owner.rest('POST', '/reviews', { rating: 5 });
  const message = await shop.app.services.contact.send(aMessage, { network: '', visitor: '' });
  const [{ id: caseId } = { id: '' }] = await shop.database.query<{ id: string }[]>(
    `INSERT INTO payment_case (id, kind, subject, detail) SELECT id, 'UNMATCHED_EVENT', id, 'a message'
       FROM gen_random_uuid() AS id RETURNING id`,
  );
  const world = {
    caseId,
    partId: part.id,
    orderId: order.id,
    transactionId: '',
    reviewId: (review.body as { insertedId: string }).insertedId,
    messageId: message.id,
    // Signing out everywhere ends those from before.
    idToken: await shop.people.signIn(cast.owner.email),
  };
  if (!money) return world;
  const { id: transactionId } = await createPaymentIntent(cast.owner, order.id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  if (money !== 'received') {
    await cast.owner.rest('PATCH', `/orders/${order.id}`, { order: order.id, transactionId });
  }
  if (money === 'shipped') await cast.admin.rest('PUT', `/orders/${order.id}`, { shipped: true });
  return { ...world, transactionId };
}

const aMessage = { name: 'Jo', email: 'jo@example.com', message: 'Hello' };
const aProfile = { location: 'Bern', education: 'ETH', phone: '1', linkedin: 'https://linkedin.com/in/x' };
const anOrder = ({ partId }: World) => ({ partId, quantity: 1, ...delivery });

interface Call {
  /** Statements, BEGIN and COMMIT aside: that of who calls among them. */
  readonly statements: number;
  readonly as?: 'admin' | 'visitor';
  readonly money?: Money;
}

interface Operation extends Call {
  readonly variables?: (world: World, me: Player) => object;
}

interface RestCall extends Call {
  readonly path: (world: World, me: Player) => string;
  readonly body?: (world: World, me: Player) => object;
  /** Firebase's token instead of ours. */
  readonly firebase?: true;
}

const OPERATIONS: Record<string, Operation> = {
  'Query.auditLog': { statements: 3, as: 'admin' },
  'Query.contactMessages': { statements: 3, as: 'admin' },
  'Query.me': { statements: 3 },
  'Query.myOrders': { statements: 6 },
  'Query.order': { statements: 4, variables: ({ orderId }) => ({ id: orderId }) },
  'Query.orders': { statements: 5, as: 'admin' },
  'Query.overview': { statements: 8, as: 'admin' },
  'Query.part': { statements: 1, as: 'visitor', variables: ({ partId }) => ({ id: partId }) },
  'Query.parts': { statements: 4, as: 'visitor' },
  'Query.paymentCases': { statements: 5, as: 'admin' },
  'Query.reviews': { statements: 2, as: 'visitor' },
  'Query.users': { statements: 4, as: 'admin' },
  'Mutation.addPart': {
    statements: 5,
    as: 'admin',
    variables: () => ({ input: { price: '10', orderQuantity: 1, availableQuantity: 5 } }),
  },
  'Mutation.confirmPayment': {
    statements: 14,
    money: 'received',
    variables: ({ orderId, transactionId }) => ({ orderId, transactionId }),
  },
  'Mutation.createPaymentIntent': { statements: 7, variables: ({ orderId }) => ({ orderId }) },
  'Mutation.deleteOrder': { statements: 10, variables: ({ orderId }) => ({ id: orderId }) },
  'Mutation.makeAdmin': { statements: 4, as: 'admin', variables: () => ({ email: cast.admin.email }) },
  'Mutation.placeOrder': { statements: 8, variables: (world) => ({ input: anOrder(world) }) },
  'Mutation.postReview': { statements: 4, variables: () => ({ input: { rating: 5, review: 'Good' } }) },
  'Mutation.refundOrder': {
    statements: 16,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.removeContactMessage': {
    statements: 4,
    as: 'admin',
    variables: ({ messageId }) => ({ id: messageId }),
  },
  'Mutation.removePart': { statements: 4, as: 'admin', variables: ({ partId }) => ({ id: partId }) },
  'Mutation.removeReview': { statements: 4, as: 'admin', variables: ({ reviewId }) => ({ id: reviewId }) },
  'Mutation.resolvePaymentCase': {
    statements: 8,
    as: 'admin',
    variables: ({ caseId }) => ({ id: caseId, action: 'ACKNOWLEDGE' }),
  },
  'Mutation.restockPart': {
    statements: 5,
    as: 'admin',
    variables: ({ partId }) => ({ id: partId, quantity: 1, reason: 'count' }),
  },
  'Mutation.revokeAdmin': { statements: 5, as: 'admin', variables: () => ({ email: cast.owner.email }) },
  'Mutation.sendContactMessage': { statements: 2, as: 'visitor', variables: () => ({ input: aMessage }) },
  'Mutation.setDelivery': { statements: 4, variables: ({ orderId }) => ({ orderId, ...delivery }) },
  'Mutation.setPaymentCaseWaiting': {
    statements: 7,
    as: 'admin',
    variables: ({ caseId }) => ({ id: caseId, note: 'asked the bank' }),
  },
  'Mutation.shipOrder': {
    statements: 7,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.signIn': {
    statements: 4,
    as: 'visitor',
    variables: ({ idToken }) => ({ idToken }),
  },
  'Mutation.signOutEverywhere': { statements: 3 },
  'Mutation.undoShipOrder': {
    statements: 7,
    as: 'admin',
    money: 'shipped',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.updatePart': {
    statements: 5,
    as: 'admin',
    variables: ({ partId }) => ({ id: partId, input: { name: 'Disc' } }),
  },
  'Mutation.updateProfile': { statements: 3, variables: () => ({ input: aProfile }) },
};

const CALLS: Record<string, RestCall> = {
  'GET /parts': { statements: 1, as: 'visitor', path: () => '/parts' },
  'GET /parts/:id': { statements: 1, as: 'visitor', path: ({ partId }) => `/parts/${partId}` },
  'POST /parts': {
    statements: 5,
    as: 'admin',
    path: () => '/parts',
    body: () => ({ price: 10, orderQuantity: 1, availableQuantity: 5 }),
  },
  'DELETE /parts/:id': { statements: 4, as: 'admin', path: ({ partId }) => `/parts/${partId}` },
  'GET /reviews': { statements: 1, as: 'visitor', path: () => '/reviews' },
  'POST /reviews': {
    statements: 4,
    path: () => '/reviews',
    body: (_world, me) => ({ user: me.email, rating: '5' }),
  },
  'GET /admin/:email': { statements: 1, path: (_world, me) => `/admin/${me.email}` },
  'GET /users': { statements: 2, as: 'admin', path: () => '/users' },
  'PUT /users/admin/:email': {
    statements: 3,
    as: 'admin',
    path: () => `/users/admin/${cast.admin.email}`,
  },
  'GET /orders': { statements: 2, as: 'admin', path: () => '/orders' },
  'GET /orders/:id': { statements: 3, path: ({ orderId }) => `/orders/${orderId}` },
  'GET /my_orders': { statements: 3, path: (_world, me) => `/my_orders?email=${me.email}` },
  'POST /orders': { statements: 6, path: () => '/orders', body: anOrder },
  'PUT /orders/:id': {
    statements: 5,
    as: 'admin',
    money: 'settled',
    path: ({ orderId }) => `/orders/${orderId}`,
    body: () => ({ shipped: true }),
  },
  'PATCH /orders/:id': {
    statements: 12,
    money: 'received',
    path: ({ orderId }) => `/orders/${orderId}`,
    body: ({ orderId, transactionId }) => ({ order: orderId, transactionId }),
  },
  'DELETE /orders/:id': { statements: 8, path: ({ orderId }) => `/orders/${orderId}` },
  'POST /create-payment-intent': {
    statements: 8,
    path: () => '/create-payment-intent',
    body: ({ orderId }) => ({ price: 100, orderId }),
  },
  'GET /user/:email': { statements: 2, path: (_world, me) => `/user/${me.email}` },
  'PATCH /user/:email': { statements: 2, path: (_world, me) => `/user/${me.email}`, body: () => aProfile },
  'PUT /user/:email': {
    statements: 3,
    firebase: true,
    path: (_world, me) => `/user/${me.email}`,
    body: (_world, me) => ({ email: me.email }),
  },
};

async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, { variables, ...call }] of Object.entries(OPERATIONS)) {
    const field = fields.get(name);
    if (!field) throw new Error(`there is no ${name}`);
    const query = operationOf(field, everythingOf(getNamedType(field.field.type), 3));
    counts[name] = await count(call, async (world, me) => {
      const { errors } = await me.shop.graphql(query, variables?.(world, me) ?? {});
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    });
    // One row ends the sessions of whoever asks.
    await shop.database.query('UPDATE shop_user SET token_version = 1');
  }
  for (const [name, { path, body, firebase, ...call }] of Object.entries(CALLS)) {
    const [method = ''] = name.split(' ');
    counts[name] = await count(call, async (world, me) => {
      const client = firebase ? new ShopClient(shop.url, world.idToken) : me.shop;
      const { status } = await client.rest(method, path(world, me), body?.(world, me));
      if (status !== 200) throw new Error(`${name}: ${status}`);
    });
  }
  return counts;
}

async function count(
  { as, money }: Omit<Call, 'statements'>,
  ask: (world: World, me: Player) => Promise<void>,
): Promise<number> {
  const world = await aWorld(money);
  const me = cast.players[as ?? 'owner'];
  return (await recordSql(() => ask(world, me))).length;
}

const expected = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries({ ...OPERATIONS, ...CALLS }).map(([name, { statements }]) => [name, statements]),
  );

test('every operation and every documented call has a row', () => {
  const calls = restRoutes(shop.app.services).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...fields.keys()].sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(calls.sort()).toEqual(Object.keys(CALLS).sort());
});

test('each takes so many statements', () => {
  expect(small).toEqual(expected());
});

test('none takes more of them in a larger shop', () => {
  expect(grown).toEqual(small);
});
