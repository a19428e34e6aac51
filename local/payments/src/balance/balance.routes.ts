import { z } from 'zod';
import { type ApiRoute, route } from '../http/api-route.js';

/** https://docs.stripe.com/api/balance: what a test account holds, which is nothing that anyone could pay out. */
export const balanceRoutes: readonly ApiRoute[] = [
  route('get /v1/balance', 'secret', z.strictObject({}), () => ({
    object: 'balance',
    available: [{ amount: 0, currency: 'usd' }],
    pending: [{ amount: 0, currency: 'usd' }],
    livemode: false,
  })),
];
