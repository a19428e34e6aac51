import type { Router } from 'express';

import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aPicture } from '../support/pictures.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import {
  assembleCast,
  auditLength,
  type Cast,
  type CastRole,
  type Player,
  ROLES,
} from '../support/role-cast.js';

let shop: TestShop;
let cast: Cast;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  cast = await assembleCast(shop);
});
afterAll(() => shop.close());

/** Objects that a row requests: created again for every cell. All of it is the owner's. */
interface World {
  readonly email: string;
  readonly partId: string;
  readonly orderId: string;
  /** The payment of the order; empty while there is none. */
  readonly transactionId: string;
}

async function aWorld({ money }: Row): Promise<World> {
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const order = await placeOrder(cast.owner, part);
  const world = { email: cast.owner.email, partId: part.id, orderId: order.id, transactionId: '' };
  if (!money) return world;
  const { id: transactionId } = await createPaymentIntent(cast.owner, order.id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  if (money === 'settled') {
    await cast.owner.rest('PATCH', `/orders/${order.id}`, { order: order.id, transactionId });
  }
  return { ...world, transactionId };
}

interface Row {
  readonly path: (world: World, me: Player) => string;
  readonly body?: (world: World, me: Player) => object | Promise<object>;
  /** Uses Firebase's token instead of ours. */
  readonly firebase?: true;
  /** The order's money is at Stripe, and with 'settled' the order is paid. */
  readonly money?: 'received' | 'settled';
  /** Statuses in the order of ROLES: visitor, owner, other, admin, disabled, ex-admin. */
  readonly answers: readonly [number, number, number, number, number, number];
}

const EVERYBODY = [200, 200, 200, 200, 200, 200] as const;
const ADMINS = [401, 403, 403, 200, 401, 403] as const;
const OWNER = [401, 200, 403, 403, 401, 403] as const;
const OWNER_OR_ADMIN = [401, 200, 403, 200, 401, 403] as const;
const UNKNOWN = [401, 403, 403, 404, 401, 403] as const;
const SIGNED_IN = [401, 200, 200, 200, 401, 200] as const;

const aNewPart = { price: 10, orderQuantity: 1, availableQuantity: 5 };
const profile = { location: 'Bern', education: 'ETH', phone: '1', linkedin: 'https://linkedin.com/in/x' };

const unknownId = '01900000-0000-7000-8000-000000000001';
const unknownOrder = (values: object = {}) => ({
  path: () => `/orders/${unknownId}`,
  body: () => values,
  answers: UNKNOWN,
});

/** Design section 7. A route may have several rows; one without a row fails the run. */
const MATRIX: Record<string, Row[]> = {
  'GET /parts': [{ path: () => '/parts', answers: EVERYBODY }],
  'GET /parts/:id': [{ path: ({ partId }) => `/parts/${partId}`, answers: EVERYBODY }],
  'POST /parts': [{ path: () => '/parts', body: () => aNewPart, answers: ADMINS }],
  'DELETE /parts/:id': [{ path: ({ partId }) => `/parts/${partId}`, answers: ADMINS }],
  'POST /pictures': [{ path: () => '/pictures', body: () => aPicture(), answers: ADMINS }],
  'GET /reviews': [{ path: () => '/reviews', answers: EVERYBODY }],
  'POST /reviews': [
    { path: () => '/reviews', body: (_world, me) => ({ user: me.email, rating: '5' }), answers: SIGNED_IN },
    { path: () => '/reviews', body: ({ email }) => ({ user: email, rating: '5' }), answers: OWNER },
  ],
  'GET /admin/:email': [{ path: ({ email }) => `/admin/${email}`, answers: SIGNED_IN }],
  'GET /users': [{ path: () => '/users/', answers: ADMINS }],
  'PUT /users/admin/:email': [{ path: () => `/users/admin/${cast.admin.email}`, answers: ADMINS }],
  'GET /orders': [{ path: () => '/orders/', answers: ADMINS }],
  'PUT /orders/:id': [
    {
      path: ({ orderId }) => `/orders/${orderId}`,
      body: () => ({ shipped: true }),
      money: 'settled',
      answers: ADMINS,
    },
    unknownOrder({ shipped: true }),
  ],
  'GET /orders/:id': [
    { path: ({ orderId }) => `/orders/${orderId}`, answers: OWNER_OR_ADMIN },
    { path: () => `/orders/${unknownId}`, answers: UNKNOWN },
  ],
  'GET /my_orders': [{ path: ({ email }) => `/my_orders?email=${email}`, answers: OWNER_OR_ADMIN }],
  'POST /orders': [
    {
      path: () => '/orders',
      body: ({ partId }, me) => ({ email: me.email, partId, quantity: 1, ...delivery }),
      answers: SIGNED_IN,
    },
    {
      path: () => '/orders',
      body: ({ partId, email }) => ({ email, partId, quantity: 1, ...delivery }),
      answers: OWNER,
    },
  ],
  'DELETE /orders/:id': [
    { path: ({ orderId }) => `/orders/${orderId}`, answers: OWNER_OR_ADMIN },
    {
      path: ({ orderId }) => `/orders/${orderId}`,
      money: 'settled',
      answers: [401, 409, 403, 409, 401, 403],
    },
    unknownOrder(),
  ],
  'PATCH /orders/:id': [
    {
      path: ({ orderId }) => `/orders/${orderId}`,
      body: ({ orderId, transactionId }) => ({ order: orderId, transactionId }),
      money: 'received',
      answers: OWNER,
    },
    unknownOrder({ order: unknownId, transactionId: 'pi_1' }),
  ],
  'POST /create-payment-intent': [
    {
      path: () => '/create-payment-intent',
      body: ({ orderId }) => ({ price: 100, orderId }),
      answers: OWNER,
    },
    {
      path: () => '/create-payment-intent',
      body: () => ({ price: 100, orderId: unknownId }),
      answers: UNKNOWN,
    },
  ],
  'GET /user/:email': [{ path: ({ email }) => `/user/${email}`, answers: OWNER_OR_ADMIN }],
  'PATCH /user/:email': [{ path: ({ email }) => `/user/${email}`, body: () => profile, answers: OWNER }],
  'PUT /user/:email': [
    {
      path: ({ email }) => `/user/${email}`,
      body: ({ email }) => ({ email }),
      firebase: true,
      answers: [401, 200, 403, 403, 403, 403],
    },
    {
      path: (_world, me) => `/user/${me.email}`,
      body: (_world, me) => ({ email: me.email }),
      firebase: true,
      answers: [401, 200, 200, 200, 403, 200],
    },
  ],
};

/** Routes other than the documented calls, open to everyone on purpose. */
const OPEN_DOORS = [
  'GET /config.json',
  // Streams, each for their person, and of anyone for admins: test/graphql/personal-data.test.ts.
  'GET /account/data.json',
  'GET /customers/:id/data.json',
  // Streams, for admins alone: test/fitment-admin/import.test.ts.
  'GET /fitment.csv',
  'POST /fitment.csv',
  'GET /exports/:name.csv',
  'GET /imports/:kind/example.csv',
  'POST /imports/:kind',
  'GET /healthz',
  'GET /openapi.json',
  // Open to anyone, on pages of any origin: test/rest/uploading-pictures.test.ts.
  'GET /pictures/uploaded/:file',
  'GET /readyz',
  // Guarded by Stripe's signature alone (C8).
  'POST /webhooks/stripe',
];

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

describe('C14', () => {
  test('every documented call has a row, and no row is stale', () => {
    expect(restRoutes(shop.app.services).map(nameOf).sort()).toEqual(Object.keys(MATRIX).sort());
  });

  test('there are no other routes', () => {
    expect(routesOf(shop.app.express.router).sort()).toEqual([...Object.keys(MATRIX), ...OPEN_DOORS].sort());
  });

  const cells = Object.entries(MATRIX).flatMap(([name, rows]) =>
    rows.flatMap((row, index) =>
      ROLES.map((role, column) => ({
        name: `${name}${rows.length > 1 ? ` (${index + 1})` : ''}`,
        method: name.split(' ')[0] ?? '',
        row,
        role,
        status: row.answers[column],
      })),
    ),
  );

  test.each(cells)('$name answers $role with $status', async ({ method, row, role, status }) => {
    const world = await aWorld(row);
    const before = await auditLength(shop);

    const answer = await call(method, row, role, world);

    expect(answer).toMatchObject({ status });
    if (status !== 200) expect(await auditLength(shop)).toBe(before);
  });
});

async function call(method: string, { path, body, firebase }: Row, role: CastRole, world: World) {
  const me = cast.players[role];
  const client = firebase ? me.firebase : me.shop;
  return client.rest(method, path(world, me), await body?.(world, me));
}

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** Every route of a router and of the routers in it. */
function routesOf(router: Pick<Router, 'stack'>): string[] {
  return (router.stack as unknown as Layer[]).flatMap(({ route, handle }) =>
    route
      ? Object.keys(route.methods).map((method) => nameOf({ method, path: route.path }))
      : routesOf({ stack: (handle.stack ?? []) as unknown as Router['stack'] }),
  );
}
