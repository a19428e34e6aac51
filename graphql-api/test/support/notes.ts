import { ask } from './ask.js';
import type { ShopClient } from './shop-client.js';

/** Adds an admin's note about an order. Returns its id. */
export async function aNote(
  admin: ShopClient,
  orderId: string,
  text = 'Collects on Fridays.',
): Promise<string> {
  const { id } = await ask<{ id: string }>(
    admin,
    'mutation ($orderId: ID!, $text: String!) { addOrderNote(orderId: $orderId, text: $text) { id } }',
    { orderId, text },
  );
  return id;
}
