import { Role } from '../../auth/role.js';
import type { Paths } from './openapi.types.js';
import { change } from './operation.js';
import { exactly, id, idInPath, ref, sentAmount, text } from './shared.openapi.js';

const tag = 'Orders';

export const paymentPaths: Paths = {
  '/create-payment-intent': {
    post: change({
      id: 'createPaymentIntent',
      summary: 'Open the payment of an unpaid order',
      description:
        "The price only selects among the caller's unpaid orders; the amount is the order's. Asked again, it answers the payment that is open. An order whose hold is over and whose part costs something else by now is refused with PRICE_CHANGED until the price sent is the new total.",
      tag,
      requires: Role.CUSTOMER,
      once: true,
      body: {
        type: 'object',
        required: ['price'],
        properties: {
          price: sentAmount,
          orderId: {
            ...id,
            description:
              'Which order, if several have this total; without it, the one last read with `GET /orders/{id}`.',
          },
        },
      },
      answer: exactly({ clientSecret: { ...text, description: 'For Stripe.js, `pi_…_secret_…`.' } }),
      refusals: [
        'AMBIGUOUS_ORDER',
        'FORBIDDEN',
        'HOLD_LIMIT',
        'NOT_FOUND',
        'ORDER_ALREADY_PAID',
        'ORDER_NOT_PAYABLE',
        'PART_SOLD_OUT',
        'PAYMENT_IN_PROGRESS',
        'PRICE_CHANGED',
        'QUANTITY_OUT_OF_RANGE',
        'RATE_LIMITED',
        'TOO_MANY_OPEN_ORDERS',
        'UNRESOLVABLE_ORDER',
      ],
    }),
  },
  '/orders/{id}': {
    patch: change({
      id: 'confirmPayment',
      summary: "Settle one's own order with a payment that has succeeded",
      description: 'The shop reads the payment back from the provider and believes nothing else.',
      tag,
      requires: Role.CUSTOMER,
      parameters: [idInPath('order')],
      body: exactly({
        order: { ...id, description: "The order's `_id` again." },
        transactionId: { ...text, description: "The provider's id of the payment, `pi_…`." },
      }),
      answer: ref('Updated'),
      refusals: [
        'CONFLICT',
        'FORBIDDEN',
        'NOT_FOUND',
        'PAYMENT_CANCELED',
        'PAYMENT_MISMATCH',
        'PAYMENT_NOT_SUCCEEDED',
        'PAYMENT_REFUNDED',
        'RATE_LIMITED',
      ],
    }),
  },
};
