import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from './ask.js';
import { aPart } from './builders.js';
import type { TestShop } from './create-test-shop.js';
import { placeOrders } from './purchases.js';
import type { ShopClient } from './shop-client.js';

/** An order of a set, as its customer sees it. */
interface OrderOfSet {
  readonly id: string;
  readonly paid: boolean;
  readonly status: string;
  readonly price: string;
  readonly transactionId: string | null;
  readonly refundState: string | null;
  readonly disputed: boolean;
  readonly paidWith: readonly { readonly id: string }[];
}

const ORDER = 'id paid status price transactionId refundState disputed paidWith { id }';

export const payTogether = (customer: ShopClient, orderIds: readonly string[], acceptedTotal?: string) =>
  ask<{ id: string; amount: string }>(
    customer,
    `mutation ($orderIds: [ID!], $acceptedTotal: Money) {
      createPaymentIntent(orderIds: $orderIds, acceptedTotal: $acceptedTotal) { id amount } }`,
    { orderIds, acceptedTotal },
  );

export const confirmTogether = (customer: ShopClient, orderIds: readonly string[], transactionId: string) =>
  ask<OrderOfSet[]>(
    customer,
    `mutation ($orderIds: [ID!]!, $transactionId: String!) {
      confirmPayments(orderIds: $orderIds, transactionId: $transactionId) { ${ORDER} } }`,
    { orderIds, transactionId },
  );

export const orderOfSet = (customer: ShopClient, id: string) =>
  ask<OrderOfSet>(customer, `query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id });

/** Three orders that were placed together, of parts at $10, $20 and $40, in this order. */
export async function aSet(
  shop: TestShop,
  customer: ShopClient,
  of: Partial<Part> = {},
): Promise<{ ids: string[]; parts: Part[] }> {
  const parts: Part[] = [];
  for (const priceMinor of [1000, 2000, 4000]) parts.push(await aPart(shop.database, { ...of, priceMinor }));
  const placed = await placeOrders(
    customer,
    parts.map((part) => [part, 1] as const),
  );
  return { ids: placed.map(({ id }) => id), parts };
}
