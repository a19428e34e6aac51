import { Role } from '../auth/role.js';
import type { PaymentByTotal } from '../features/checkout/paying/payment-by-total.service.js';
import type { PaymentService } from '../features/checkout/paying/payment.service.js';
import { BadInput } from '../shared/shop-error.js';
import { amountOf, bodyOf, textOf } from './client-values.js';
import { updated } from './legacy-shapes.js';
import type { RestRoute } from './rest-route.js';

export interface PaymentServices {
  readonly paymentByTotal: PaymentByTotal;
  readonly payments: PaymentService;
}

export function paymentRoutes({ paymentByTotal, payments }: PaymentServices): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/create-payment-intent',
      takesKey: true,
      requires: Role.CUSTOMER,
      handle: async ({ body, actor, idempotencyKey, markReplayed }) => {
        const values = bodyOf(body);
        const { answer, replayed } = await paymentByTotal.open(
          {
            totalMinor: amountOf(values, 'price'),
            orderId: values.orderId === undefined ? undefined : textOf(values, 'orderId'),
            idempotencyKey,
          },
          actor,
        );
        if (replayed) markReplayed();
        return { clientSecret: answer.clientSecret };
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
