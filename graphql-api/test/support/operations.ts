import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask, Refused } from './ask.js';
import { delivery } from './builders.js';
import type { ShopClient } from './shop-client.js';

/** The code of a refusal; throws when the operation went through. */
export async function refusalOf(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  throw new Error('was expected to be refused, but went through');
}

export interface OrderView {
  readonly id: string;
  readonly paid: boolean;
  readonly status: string;
  readonly price: string;
  readonly quantity: number;
  readonly transactionId: string | null;
  readonly holdExpiresAt: string | null;
}

const ORDER = 'id paid status price quantity transactionId holdExpiresAt';

export const placeOrder = (
  client: ShopClient,
  part: Pick<Part, 'id' | 'orderQuantity'>,
  quantity = part.orderQuantity,
) =>
  ask<OrderView>(client, `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${ORDER} } }`, {
    input: { partId: part.id, quantity, ...delivery },
  });

export const getOrder = (client: ShopClient, id: string) =>
  ask<OrderView>(client, `query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id });

export const deleteOrder = (client: ShopClient, id: string) =>
  ask<OrderView>(client, `mutation ($id: ID!) { deleteOrder(id: $id) { ${ORDER} } }`, { id });

export const createPaymentIntent = (client: ShopClient, orderId: string) =>
  ask<{ id: string; clientSecret: string; amount: string }>(
    client,
    'mutation ($orderId: ID!) { createPaymentIntent(orderId: $orderId) { id clientSecret amount currency } }',
    { orderId },
  );

export const confirmPayment = (client: ShopClient, orderId: string, transactionId: string) =>
  ask<OrderView>(
    client,
    `mutation ($orderId: ID!, $transactionId: String!) {
      confirmPayment(orderId: $orderId, transactionId: $transactionId) { ${ORDER} } }`,
    { orderId, transactionId },
  );
