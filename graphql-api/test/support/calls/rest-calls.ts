import { anOrder, profile } from './payloads.js';
import { aPicture } from '../pictures.js';
import type { Call, World } from './world.js';
import type { Player } from '../role-cast.js';

export interface RestCall extends Call {
  readonly path: (world: World, me: Player) => string;
  /** A file as its bytes. */
  readonly body?: (world: World, me: Player) => object | Promise<object>;
  /** Uses Firebase's token instead of ours. */
  readonly firebase?: true;
}

/** Every documented call; statement-counts.test.ts sees to it that none is missing. */
export const REST_CALLS: Record<string, RestCall> = {
  'GET /parts': { statements: 1, as: 'visitor', path: () => '/parts' },
  'GET /parts/:id': { statements: 1, as: 'visitor', path: ({ partId }) => `/parts/${partId}` },
  'POST /parts': {
    statements: 5,
    as: 'admin',
    path: () => '/parts',
    body: () => ({ price: 10, orderQuantity: 1, availableQuantity: 5 }),
  },
  'DELETE /parts/:id': { statements: 4, as: 'admin', path: ({ partId }) => `/parts/${partId}` },
  'POST /pictures': { statements: 3, as: 'admin', path: () => '/pictures', body: () => aPicture() },
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
    path: ({ adminEmail }) => `/users/admin/${adminEmail}`,
  },
  'GET /orders': { statements: 2, as: 'admin', path: () => '/orders' },
  'GET /orders/:id': { statements: 3, path: ({ orderId }) => `/orders/${orderId}` },
  'GET /my_orders': { statements: 3, path: (_world, me) => `/my_orders?email=${me.email}` },
  'POST /orders': { statements: 6, path: () => '/orders', body: anOrder },
  'PUT /orders/:id': {
    statements: 7,
    as: 'admin',
    money: 'settled',
    path: ({ orderId }) => `/orders/${orderId}`,
    body: () => ({ shipped: true }),
  },
  'PATCH /orders/:id': {
    statements: 18,
    money: 'received',
    path: ({ orderId }) => `/orders/${orderId}`,
    body: ({ orderId, transactionId }) => ({ order: orderId, transactionId }),
  },
  'DELETE /orders/:id': { statements: 8, path: ({ orderId }) => `/orders/${orderId}` },
  'POST /create-payment-intent': {
    statements: 14,
    path: () => '/create-payment-intent',
    body: ({ orderId }) => ({ price: 100, orderId }),
  },
  'GET /user/:email': { statements: 2, path: (_world, me) => `/user/${me.email}` },
  'PATCH /user/:email': { statements: 2, path: (_world, me) => `/user/${me.email}`, body: () => profile },
  'PUT /user/:email': {
    statements: 4,
    firebase: true,
    path: (_world, me) => `/user/${me.email}`,
    body: (_world, me) => ({ email: me.email }),
  },
};
