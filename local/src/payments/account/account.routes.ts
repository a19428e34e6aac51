import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { route } from '../http/api-route.js';

const nothing = z.strictObject({});

/** `GET /v1/account` and `GET /v1/balance`: enough to check a key and to see the money that came in. */
export const accountRoutes = [
  route('get /v1/account', 'secret', nothing, (_work, _params, { account }): Partial<Stripe.Account> => {
    const id = `acct_${createHash('sha256').update(account).digest('hex').slice(0, 16)}`;
    return { id, object: 'account', charges_enabled: true, country: 'US', default_currency: 'usd' };
  }),
  route('get /v1/balance', 'secret', nothing, (work): Stripe.Balance => {
    const sums = new Map([['usd', 0]]);
    for (const { currency, amount_captured, amount_refunded } of work.table('charges').values()) {
      sums.set(currency, (sums.get(currency) ?? 0) + amount_captured - amount_refunded);
    }
    const pending = [...sums].map(([currency, amount]) => ({ amount, currency }));
    return { object: 'balance', available: [], livemode: false, pending };
  }),
];
