import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from './ask.js';
import { aPart } from './builders.js';
import { shipOrder } from './cases.js';
import type { Customer, TestShop } from './create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from './operations.js';
import type { ShopClient } from './shop-client.js';

/** A return as its customer and admins see it. */
export interface ReturnView {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly reason: string;
  readonly text: string | null;
  readonly units: number;
  readonly answer: string | null;
  readonly shelved: number;
  readonly writtenOff: number;
  readonly amount: string;
  readonly deduction: string | null;
  readonly refundState: string | null;
  readonly sendBy: string | null;
  readonly acceptedAt: string | null;
}

const RETURN =
  'id number state reason text units answer shelved writtenOff amount deduction refundState sendBy acceptedAt';

export const requestReturn = (
  customer: ShopClient,
  orderId: string,
  wanted: { units?: number; reason?: string; text?: string } = {},
) =>
  ask<ReturnView>(
    customer,
    `mutation ($orderId: ID!, $units: Int!, $reason: ReturnReason!, $text: String) {
      requestReturn(orderId: $orderId, units: $units, reason: $reason, text: $text) { ${RETURN} } }`,
    { orderId, units: 1, reason: 'CHANGED_MIND', ...wanted },
  );

export const withdrawReturn = (customer: ShopClient, id: string) =>
  ask<ReturnView>(customer, `mutation ($id: ID!) { withdrawReturn(id: $id) { ${RETURN} } }`, { id });

export const acceptReturn = (admin: ShopClient, id: string, words?: string) =>
  ask<ReturnView>(
    admin,
    `mutation ($id: ID!, $words: String) { acceptReturn(id: $id, words: $words) { ${RETURN} } }`,
    { id, words },
  );

export const declineReturn = (admin: ShopClient, id: string, words = 'It was used.') =>
  ask<ReturnView>(
    admin,
    `mutation ($id: ID!, $words: String!) { declineReturn(id: $id, words: $words) { ${RETURN} } }`,
    { id, words },
  );

export const receiveReturn = (
  admin: ShopClient,
  id: string,
  shelved: number,
  writtenOff = 0,
  press: { expectedUnits?: number; idempotencyKey?: string } = {},
) =>
  ask<ReturnView>(
    admin,
    `mutation ($id: ID!, $shelved: Int!, $writtenOff: Int!, $expectedUnits: Int, $idempotencyKey: String) {
      receiveReturn(id: $id, shelved: $shelved, writtenOff: $writtenOff, expectedUnits: $expectedUnits,
        idempotencyKey: $idempotencyKey) { ${RETURN} } }`,
    { id, shelved, writtenOff, ...press },
  );

export const refundReturn = (
  admin: ShopClient,
  id: string,
  less: { amount?: string; deduction?: string; expectedUnits?: number } = {},
) =>
  ask<ReturnView>(
    admin,
    `mutation ($id: ID!, $amount: Money, $deduction: String, $expectedUnits: Int) {
      refundReturn(id: $id, amount: $amount, deduction: $deduction, expectedUnits: $expectedUnits) { ${RETURN} } }`,
    { id, ...less },
  );

export const cancelOrder = (customer: ShopClient, id: string) =>
  ask<{ id: string; status: string; cancelledAt: string | null; refundState: string | null }>(
    customer,
    'mutation ($id: ID!) { cancelOrder(id: $id) { id status cancelledAt refundState } }',
    { id },
  );

/** Fields of an order about its returned items. */
export const orderWithReturns = (client: ShopClient, id: string) =>
  ask<{
    status: string;
    paid: boolean;
    shipped: boolean;
    cancellable: boolean;
    shippedAt: string | null;
    returnUntil: string | null;
    refundedAmount: string;
    refundState: string | null;
    returnOffer: { units: number; until: string } | null;
    returns: ReturnView[];
    timeline: { kind: string; by: string | null }[];
  }>(
    client,
    `query ($id: ID!) { order(id: $id) { status paid shipped cancellable shippedAt returnUntil refundedAmount refundState
      returnOffer { units until } returns { ${RETURN} } timeline { kind by } } }`,
    { id },
  );

interface OrderWanted {
  readonly quantity?: number;
  readonly part?: Partial<Part>;
  readonly card?: string;
}

interface PaidOrder {
  readonly id: string;
  readonly intent: string;
  readonly part: Part;
}

/** An order of a part at $64.90, unless `part` says otherwise, that is paid. */
export async function aPaidOrder(
  shop: TestShop,
  customer: Customer,
  { quantity = 1, part: of, card = 'pm_card_visa' }: OrderWanted = {},
): Promise<PaidOrder> {
  const part = await aPart(shop.database, { availableQuantity: 10, ...of });
  const { id } = await placeOrder(customer, part, quantity);
  const { id: intent } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: card });
  await confirmPayment(customer, id, intent);
  return { id, intent, part };
}

export async function aShippedOrder(
  shop: TestShop,
  { customer, admin }: { customer: Customer; admin: ShopClient },
  of: OrderWanted = {},
): Promise<PaidOrder> {
  const order = await aPaidOrder(shop, customer, of);
  await shipOrder(admin, order.id);
  return order;
}

interface DeskAndCustomer {
  readonly customer: ShopClient;
  readonly admin: ShopClient;
}

/** Creates a return up to the given state; returns its id. */
export async function aReturn(
  { customer, admin }: DeskAndCustomer,
  orderId: string,
  so: 'asked' | 'accepted' | 'came',
  units = 1,
): Promise<string> {
  const { id } = await requestReturn(customer, orderId, { units });
  if (so !== 'asked') await acceptReturn(admin, id);
  if (so === 'came') await receiveReturn(admin, id, units);
  return id;
}

/** A return that was accepted and received, all of it back in stock. */
export const aReturnThatCame = async (cast: DeskAndCustomer, orderId: string, units = 1) => ({
  id: await aReturn(cast, orderId, 'came', units),
});
