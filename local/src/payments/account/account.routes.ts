import type { Stripe } from 'stripe';
import { accountId } from '../http/api-key.js';
import type { ApiRoute } from '../http/api-route.js';

/** `GET /v1/account` and `GET /v1/balance`: enough to check a key and to see the money that came in. */
export const accountRoutes: readonly ApiRoute[] = [
  {
    method: 'get',
    path: '/v1/account',
    access: 'secret',
    prepare:
      (_params, { account }) =>
      (): Stripe.Account => ({
        id: accountId(account),
        object: 'account',
        business_type: 'company',
        charges_enabled: true,
        country: 'US',
        default_currency: 'usd',
        details_submitted: true,
        email: 'sandbox@example.com',
        payouts_enabled: true,
        type: 'standard',
      }),
  },
  {
    method: 'get',
    path: '/v1/balance',
    access: 'secret',
    prepare: () => (work) => {
      const sums = new Map<string, number>([['usd', 0]]);
      for (const { currency, amount_captured, amount_refunded } of work.table('charges').values()) {
        sums.set(currency, (sums.get(currency) ?? 0) + amount_captured - amount_refunded);
      }
      const pending = [...sums].map(([currency, amount]) => ({
        amount,
        currency,
        source_types: { card: amount },
      }));
      const available = pending.map(({ currency }) => ({ amount: 0, currency, source_types: { card: 0 } }));
      return { object: 'balance', available, livemode: false, pending } satisfies Stripe.Balance;
    },
  },
];
