import { Role } from '../auth/role.js';
import type { PaymentByTotal } from '../features/payments/paying/payment-by-total.service.js';
import type { PaymentService } from '../features/payments/paying/payment.service.js';
import { BadInput } from '../shared/shop-error.js';
import { updated, updatedAnswer } from './answer.schemas.js';
import { idInPath } from './client-values.js';
import { payableOrder, payment, paymentAnswer } from './payment.schemas.js';
import { type RestRoute, route } from './rest-route.js';

export interface PaymentServices {
  readonly paymentByTotal: PaymentByTotal;
  readonly payments: PaymentService;
}

export function paymentRoutes({ paymentByTotal, payments }: PaymentServices): RestRoute[] {
  return [
    route({
      method: 'post',
      path: '/create-payment-intent',
      id: 'createPaymentIntent',
      tag: 'Orders',
      summary: 'Open the payment of an unpaid order',
      description:
        "The price only selects among the caller's unpaid orders; the amount is the order's. Called again, it returns the open payment. If the hold has expired and the part's price has changed, it is refused with PRICE_CHANGED until the price sent is the new total.",
      takesKey: true,
      requires: Role.CUSTOMER,
      body: payableOrder,
      answer: paymentAnswer,
      refusals: [
        'AMBIGUOUS_ORDER',
        'FORBIDDEN',
        'HOLD_LIMIT',
        'NOT_FOUND',
        'ORDER_ALREADY_PAID',
        'ORDER_NOT_PAYABLE',
        'ORDER_REFUNDED',
        'PART_SOLD_OUT',
        'PAYMENT_IN_PROGRESS',
        'PRICE_CHANGED',
        'QUANTITY_OUT_OF_RANGE',
        'RATE_LIMITED',
        'TOO_MANY_OPEN_ORDERS',
        'UNRESOLVABLE_ORDER',
      ],
      handle: async ({ body, actor, idempotencyKey, markReplayed }) => {
        const { answer, replayed } = await paymentByTotal.open(
          { totalMinor: body.price, orderId: body.orderId, idempotencyKey },
          actor,
        );
        if (replayed) markReplayed();
        return { clientSecret: answer.clientSecret };
      },
    }),
    route({
      method: 'patch',
      path: '/orders/:id',
      id: 'confirmPayment',
      tag: 'Orders',
      summary: "Settle one's own order with a payment that has succeeded",
      description: 'The shop reads the payment back from the provider and trusts nothing else.',
      requires: Role.CUSTOMER,
      params: idInPath('order'),
      body: payment,
      answer: updatedAnswer,
      refusals: [
        'CONFLICT',
        'FORBIDDEN',
        'NOT_FOUND',
        'ORDER_REFUNDED',
        'PAYMENT_CANCELED',
        'PAYMENT_MISMATCH',
        'PAYMENT_NOT_SUCCEEDED',
        'PAYMENT_REFUNDED',
        'RATE_LIMITED',
      ],
      handle: async ({ params, body, actor }) => {
        if (body.order !== params.id)
          throw new BadInput('Path and body name different orders.', { field: 'order' });
        await payments.confirmOne(params.id, body.transactionId, actor);
        return updated(true);
      },
    }),
  ];
}
