import { Role } from '../../auth/role.js';
import type { JsonSchema, Paths } from './openapi.types.js';
import { change, read } from './operation.js';
import {
  amount,
  exactly,
  flag,
  id,
  idInPath,
  listOf,
  listParameters,
  moment,
  optionalText,
  ref,
  sentAmount,
  sentPieces,
  text,
} from './shared.openapi.js';

const tag = 'Orders';

export const orderSchemas: Record<string, JsonSchema> = {
  Order: exactly({
    _id: id,
    name: { ...text, description: "The customer's." },
    email: text,
    product: { ...text, description: "The part's name when the order was placed." },
    price: { ...amount, description: 'The total, US dollars.' },
    quantity: { type: 'integer', minimum: 1 },
    address: optionalText,
    phone: optionalText,
    paid: flag,
    shipped: flag,
    transactionId: optionalText,
    createdAt: moment,
  }),
  NewOrder: {
    type: 'object',
    description: 'A part and how many of it, to be sent to an address.',
    required: ['partId', 'quantity', 'address', 'phone'],
    properties: {
      partId: id,
      quantity: sentPieces,
      address: { type: 'string', minLength: 1, maxLength: 500 },
      phone: { type: 'string', minLength: 1, maxLength: 50 },
      email: { ...optionalText, description: "If given, the caller's own." },
    },
  },
  DocumentedOrder: {
    type: 'object',
    description:
      'The payload of older clients: accepted when name and total point to exactly one part and a whole quantity. The total may be of whole dollars, `floor(price) × quantity`; the order costs what the shop asks.',
    required: ['product', 'price'],
    properties: { name: optionalText, email: optionalText, product: text, price: sentAmount },
  },
};

export const orderPaths: Paths = {
  '/orders': {
    get: read({
      id: 'listOrders',
      summary: "Everybody's orders, oldest first",
      tag,
      requires: Role.ADMIN,
      parameters: listParameters,
      answer: listOf('Order'),
    }),
    post: change({
      id: 'placeOrder',
      summary: 'Order a part',
      description:
        "At the shop's own price. The pieces are set aside until the order is paid or its time is up.",
      tag,
      requires: Role.CUSTOMER,
      once: true,
      body: { oneOf: [ref('NewOrder'), ref('DocumentedOrder')] },
      answer: ref('Inserted'),
      refusals: [
        'FORBIDDEN',
        'HOLD_LIMIT',
        'NOT_FOUND',
        'PART_SOLD_OUT',
        'PRICE_CHANGED',
        'QUANTITY_OUT_OF_RANGE',
        'RATE_LIMITED',
        'TOO_MANY_OPEN_ORDERS',
        'UNRESOLVABLE_ORDER',
      ],
    }),
  },
  '/orders/{id}': {
    get: read({
      id: 'getOrder',
      summary: "One order: one's own, or any as an admin",
      tag,
      requires: Role.CUSTOMER,
      parameters: [idInPath('order')],
      answer: ref('Order'),
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    }),
    put: change({
      id: 'shipOrder',
      summary: 'Mark a paid order as shipped',
      tag,
      requires: Role.ADMIN,
      parameters: [idInPath('order')],
      body: exactly({ shipped: { enum: [true, 'true'] } }),
      answer: ref('Updated'),
      refusals: ['NOT_FOUND', 'ORDER_NOT_PAID'],
    }),
    delete: change({
      id: 'deleteOrder',
      summary: "Delete an unpaid order: one's own, or any as an admin",
      tag,
      requires: Role.CUSTOMER,
      parameters: [idInPath('order')],
      answer: ref('Deleted'),
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'ORDER_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'PAYMENT_IN_PROGRESS'],
    }),
  },
  '/my_orders': {
    get: read({
      id: 'listMyOrders',
      summary: 'All orders of an account, oldest first',
      tag,
      requires: Role.CUSTOMER,
      parameters: [
        {
          name: 'email',
          in: 'query',
          required: true,
          description: "One's own; of another account only as an admin.",
          schema: text,
        },
      ],
      answer: listOf('Order'),
      refusals: ['FORBIDDEN'],
    }),
  },
};
