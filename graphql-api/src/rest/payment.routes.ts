import { Role } from '../auth/role.js';
import type { PaymentService } from '../features/payment/payment.service.js';
import { BadInput } from '../shared/shop-error.js';
import { amountOf, bodyOf, textOf } from './client-values.js';
import { updated } from './legacy-shapes.js';
import type { RestRoute } from './rest-route.js';

export function paymentRoutes(payments: PaymentService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/create-payment-intent',
      once: 'POST /create-payment-intent',
      requires: Role.CUSTOMER,
      // The price only selects among the caller's unpaid orders; it is never an amount (design section 5).
      handle: async ({ body, actor }) => {
        const values = bodyOf(body);
        const totalMinor = amountOf(values, 'price');
        const orderId =
          values.orderId === undefined
            ? await payments.findPayable(totalMinor, actor)
            : await payments.requirePrice(textOf(values, 'orderId'), totalMinor, actor);
        const { clientSecret } = await payments.open(orderId, actor);
        return { clientSecret };
      },
    },
    {
      method: 'patch',
      path: '/orders/:id',
      requires: Role.CUSTOMER,
      handle: async ({ params, body, actor }) => {
        const values = bodyOf(body);
        const id = params.id ?? '';
        if (textOf(values, 'order') !== id)
          throw new BadInput('Path and body name different orders.', { field: 'order' });
        await payments.confirm(id, textOf(values, 'transactionId'), actor);
        return updated(1);
      },
    },
  ];
}
