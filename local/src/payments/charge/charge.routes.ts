import type { ApiRoute } from '../http/api-route.js';
import { listPage, readPage } from '../http/list-page.js';
import { noSuch } from '../http/stripe-refusal.js';

/** https://docs.stripe.com/api/charges: read only, intents make them. */
export const chargeRoutes: readonly ApiRoute[] = [
  {
    method: 'get',
    path: '/v1/charges/:id',
    access: 'secret',
    prepare:
      (_params, { id }) =>
      (work) => {
        const charge = work.table('charges').get(id);
        if (charge === undefined) throw noSuch('charge', id, 'id');
        return charge;
      },
  },
  {
    method: 'get',
    path: '/v1/charges',
    access: 'secret',
    prepare: (params) => {
      const page = readPage(params);
      const intent = params.text('payment_intent');
      return (work) =>
        listPage(work.table('charges').values(), {
          page,
          kind: 'charge',
          url: '/v1/charges',
          only: (charge) => intent === undefined || charge.payment_intent === intent,
        });
    },
  },
];
