import { z } from 'zod';
import { route } from '../http/api-route.js';
import { paymentMethodParams } from './payment-method.params.js';
import { createPaymentMethod, paymentMethodFor } from './payment-method.service.js';

/** https://docs.stripe.com/api/payment_methods. */
export const paymentMethodRoutes = [
  route(
    'post /v1/payment_methods',
    'either',
    paymentMethodParams,
    (work, params) => createPaymentMethod(work, params).object,
  ),
  route(
    'get /v1/payment_methods/:id',
    'secret',
    z.strictObject({}),
    (work, _params, { id }) => paymentMethodFor(work, id, 404).object,
  ),
];
