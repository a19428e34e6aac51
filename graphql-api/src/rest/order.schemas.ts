import { z } from 'zod';

import type { Order } from '../features/orders/order/order.entity.js';
import { toClientNumber } from '../shared/money.js';
import { amount, id, moment, nullableText } from './answer.schemas.js';
import { count, optionalText, price, rowId, text } from './client-values.js';

export const orderAnswer = z
  .object({
    _id: id,
    name: z.string().meta({ description: "The customer's." }),
    email: z.string(),
    product: z.string().meta({ description: "The part's name when the order was placed." }),
    price: amount.meta({ description: 'The total, US dollars.' }),
    quantity: z.int().min(1),
    address: nullableText,
    phone: nullableText,
    paid: z.boolean().meta({ description: 'False again once it is refunded.' }),
    shipped: z.boolean(),
    transactionId: nullableText,
    createdAt: moment,
  })
  .meta({ id: 'Order' });

export const orderShape = (order: Order): z.infer<typeof orderAnswer> => ({
  _id: order.id,
  name: order.name,
  email: order.email,
  product: order.product,
  price: toClientNumber(order.totalMinor),
  quantity: order.quantity,
  address: order.address,
  phone: order.phone,
  paid: order.paid,
  shipped: order.shipped,
  transactionId: order.transactionId,
  createdAt: order.createdAt.toISOString(),
});

const newOrder = z
  .object({
    partId: rowId,
    quantity: count,
    address: text.meta({ minLength: 1, maxLength: 500 }),
    phone: text.meta({ minLength: 1, maxLength: 50 }),
    email: optionalText.meta({ description: "If given, the caller's own." }),
  })
  .meta({ id: 'NewOrder', description: 'A part, a quantity, and an address.' });

const documentedOrder = z
  .object({
    // Never read: the account has a name.
    name: z
      .unknown()
      .optional()
      .meta({ override: { type: ['string', 'null'] } }),
    email: optionalText,
    product: text,
    price,
  })
  .meta({
    id: 'DocumentedOrder',
    description:
      'The payload of older clients: accepted if name and total identify exactly one part and a whole quantity. The total may be in whole dollars, `floor(price) × quantity`; the order costs what the part costs now.',
  });

/** Distinguished by `partId`. */
export const placedOrder = z.xor([newOrder, documentedOrder]);

export const shipment = z.object({ shipped: z.literal([true, 'true'], 'shipped must be true.') });

export const ordersOf = z.object({
  email: text.meta({ description: "Your own; another account's only as an admin." }),
});
