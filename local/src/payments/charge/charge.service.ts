import type { Stripe } from 'stripe';
import { type Decline, declines } from '../card/declines.js';
import type { StoredIntent } from '../payment-intent/payment-intent.record.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.service.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';

/** A charge as it is kept: what of Stripe's object a card payment uses, with the objects it names as ids. */
export interface StoredCharge extends Partial<Stripe.Charge> {
  id: string;
  created: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
}

/** Charges an intent's amount to a card. The issuer's refusal, if any, is returned beside the failed charge. */
export function chargeCard(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod,
): { charge: StoredCharge; decline: Decline | null } {
  const decline = method.behaviour.decline === null ? null : declines[method.behaviour.decline];
  const paid = decline === null;
  const charge = work.put('charges', {
    id: objectId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { ...method.object.billing_details, tax_id: null },
    calculated_statement_descriptor: 'AXLE SANDBOX',
    captured: paid,
    created: work.seconds,
    currency: intent.currency,
    description: intent.description ?? null,
    disputed: paid && (method.behaviour.dispute ?? false),
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, method) },
    receipt_email: intent.receipt_email ?? null,
    receipt_url: null,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  });
  return { charge, decline };
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  const reason = decline === null ? null : (decline.decline_code ?? decline.code);
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: reason === null ? 'approved_by_network' : 'declined_by_network',
    reason,
    risk_level: 'normal',
    risk_score: 20,
    seller_message:
      reason === null ? 'Payment complete.' : `The bank returned the decline code \`${reason}\`.`,
    type: reason === null ? 'authorized' : 'issuer_declined',
  };
}

function cardDetails(
  intent: StoredIntent,
  { object, behaviour }: StoredPaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  const { checks, ...card } = object.card;
  const checkedCvc = behaviour.decline === 'wrongCvc' ? 'fail' : 'pass';
  return {
    ...card,
    amount_authorized: behaviour.decline === null ? intent.amount : null,
    authorization_code: null,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: checks?.cvc_check == null ? null : checkedCvc,
    },
    installments: null,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
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
