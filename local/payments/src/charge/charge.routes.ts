import { listRoute, type Resource, retrieveRoute } from '../http/resource.js';

const charges: Resource<'charges'> = {
  table: 'charges',
  kind: 'charge',
  param: 'id',
  filters: ['payment_intent'],
};

/** https://docs.stripe.com/api/charges: read only, intents make them. */
export const chargeRoutes = [listRoute(charges), retrieveRoute(charges)];
