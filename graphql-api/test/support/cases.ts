import { randomBytes } from 'node:crypto';

import { newId } from '../../src/shared/ids.js';
import { ask } from './ask.js';
import type { TestShop } from './create-test-shop.js';
import type { ShopClient } from './shop-client.js';

/** A new case, of no order unless one is named: a message about a payment this shop did not create. Returns its id. */
export async function aCase(
  { database }: Pick<TestShop, 'database'>,
  orderId: string | null = null,
): Promise<string> {
  const id = newId();
  const payment = `pi_${randomBytes(8).toString('hex')}`;
  await database.query(
    `INSERT INTO payment_case (id, kind, subject, intent_id, order_id, amount_minor, currency, detail)
     VALUES ($1, 'UNMATCHED_EVENT', $2, $2, $3, 6490, 'usd', 'A payment that this shop did not ask for.')`,
    [id, payment, orderId],
  );
  return id;
}

export interface CaseView {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly action: string | null;
  readonly amount: string | null;
  readonly detail: string;
  readonly note: string | null;
  readonly orderNumber: string | null;
  readonly customer: string | null;
  readonly transactionId: string | null;
  readonly resolution: string | null;
  readonly closedBy: string | null;
  readonly history: readonly { readonly action: string; readonly by: string | null }[];
}

const CASE =
  'id kind state action amount detail note orderNumber customer transactionId resolution closedBy history { action by }';

/** Cases as an admin sees them on their page, newest first. */
export const casesOf = async (admin: ShopClient, variables: { state?: string; search?: string } = {}) =>
  (
    await ask<{ nodes: CaseView[] }>(
      admin,
      `query ($state: PaymentCaseState, $search: String) {
        paymentCases(state: $state, search: $search) { nodes { ${CASE} } } }`,
      variables,
    )
  ).nodes;

/** Clicks the button of a case. */
export const resolveCase = (
  admin: ShopClient,
  { id, action }: Pick<CaseView, 'id' | 'action'>,
  note?: string,
) =>
  ask<CaseView>(
    admin,
    `mutation ($id: ID!, $action: PaymentCaseAction!, $note: String) {
      resolvePaymentCase(id: $id, action: $action, note: $note) { ${CASE} } }`,
    { id, action, note },
  );

/** `expectedNote`: the note that the case had then. */
export const waitWithCase = (admin: ShopClient, id: string, note: string, expectedNote?: string | null) =>
  ask<CaseView>(
    admin,
    `mutation ($id: ID!, $note: String!, $expectedNote: String) {
      setPaymentCaseWaiting(id: $id, note: $note, expectedNote: $expectedNote) { ${CASE} } }`,
    { id, note, expectedNote },
  );

interface RefundedOrder {
  readonly id: string;
  readonly status: string;
  readonly paid: boolean;
  readonly shipped: boolean;
  readonly refundedAt: string | null;
  readonly timeline: readonly { readonly kind: string }[];
}

export const refundOrder = (admin: ShopClient, id: string, reason?: string) =>
  ask<RefundedOrder>(
    admin,
    `mutation ($id: ID!, $reason: String) {
      refundOrder(id: $id, reason: $reason) { id status paid shipped refundedAt timeline { kind } } }`,
    { id, reason },
  );

export const shipOrder = (admin: ShopClient, id: string) =>
  ask<{ status: string }>(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { status } }', { id });

/** A payment made at the provider, not through the shop; `metadata` may claim otherwise. */
export const payElsewhere = (
  { stripe }: Pick<TestShop, 'stripe'>,
  metadata: Record<string, string>,
  card = 'pm_card_visa',
) =>
  stripe.paymentIntents.create({
    amount: 12_990,
    currency: 'usd',
    payment_method: card,
    payment_method_types: ['card'],
    confirm: true,
    metadata,
  });
