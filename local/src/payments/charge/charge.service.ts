import type { Stripe } from 'stripe';
import { type Decline, declineNamed } from '../card/declines.js';
import type { StoredIntent } from '../payment-intent/payment-intent.record.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.record.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredCharge } from './charge.record.js';

/** Charges an intent's amount to a card. The issuer's refusal, if any, is returned beside the failed charge. */
export function chargeCard(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod,
): { charge: StoredCharge; decline: Decline | null } {
  const decline = method.behaviour.decline === null ? null : declineNamed(method.behaviour.decline);
  const paid = decline === null;
  const id = objectId('ch');
  const charge: StoredCharge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.object.billing_details, tax_id: null },
    calculated_statement_descriptor: 'AXLE SANDBOX',
    captured: paid,
    created: work.seconds,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: paid && (method.behaviour.dispute ?? false),
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: decline === null ? approved : refused(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, method) },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  return { charge: work.put('charges', charge), decline };
}

const approved: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: 'Payment complete.',
  type: 'authorized',
};

function refused({ code, decline_code: declineCode }: Decline): Stripe.Charge.Outcome {
  const reason = declineCode ?? code;
  return {
    ...approved,
    network_status: 'declined_by_network',
    reason,
    seller_message: `The bank returned the decline code \`${reason}\`.`,
    type: 'issuer_declined',
  };
}

function cardDetails(
  intent: StoredIntent,
  { object, behaviour }: StoredPaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  const { card } = object;
  const failedCvc = behaviour.decline === 'wrongCvc';
  return {
    amount_authorized: behaviour.decline === null ? intent.amount : null,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card?.checks?.cvc_check == null ? null : failedCvc ? 'fail' : 'pass',
    },
    country: card?.country ?? null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: card?.regulated_status ?? null,
    three_d_secure: behaviour.authenticate ? authenticated : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const authenticated: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};
