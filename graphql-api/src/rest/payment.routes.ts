import { Role } from '../auth/role.js';
import type { PayableOrders } from '../features/checkout/paying/payable-order.service.js';
import type { OpenPayment, PaymentService } from '../features/checkout/paying/payment.service.js';
import { BadInput } from '../shared/shop-error.js';
import { amountOf, bodyOf, textOf } from './client-values.js';
import { updated } from './legacy-shapes.js';
import type { RestRoute } from './rest-route.js';

export interface PaymentServices {
  readonly payable: PayableOrders;
  readonly payments: PaymentService;
}

export function paymentRoutes({ payable, payments }: PaymentServices): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/create-payment-intent',
      once: {
        operation: 'POST /create-payment-intent',
        replay: async ({ intentId = '' }, actor) => secretOf(await payments.recall(intentId, actor)),
      },
      requires: Role.CUSTOMER,
      // The price only selects among the caller's unpaid orders; it is never an amount (design section 5).
      handle: async ({ body, actor, keep }) => {
        const values = bodyOf(body);
        const totalMinor = amountOf(values, 'price');
        const orderId =
          values.orderId === undefined
            ? await payable.find(totalMinor, actor)
            : await payable.require(textOf(values, 'orderId'), totalMinor, actor);
        return secretOf(
          await payments.open(orderId, actor, {
            acceptedTotalMinor: totalMinor,
            onOpened: (manager, intentId) => keep(manager, { intentId }),
          }),
        );
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

const secretOf = ({ clientSecret }: OpenPayment) => ({ clientSecret });
