import { type Decline, declines } from '../card/declines.js';
import type { StoredIntent } from '../payment-intent/payment-intent.record.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.record.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredCharge } from './charge.record.js';

/** Charges an intent's amount to a card. The issuer's refusal, if any, is returned with the failed charge. */
export function chargeCard(
  work: UnitOfWork,
  intent: StoredIntent,
  { id: method, object, behaviour }: StoredPaymentMethod,
): { charge: StoredCharge; decline: Decline | null } {
  const decline = behaviour.decline === null ? null : declines[behaviour.decline];
  const paid = decline === null;
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = object.card;
  const charge = work.put('charges', {
    id: objectId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { ...object.billing_details, tax_id: null },
    captured: paid,
    created: work.seconds,
    currency: intent.currency,
    description: intent.description ?? null,
    disputed: paid && (behaviour.dispute ?? false),
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method,
    payment_method_details: {
      type: 'card',
      card: { brand, country, exp_month, exp_year, fingerprint, funding, last4, network: brand },
    },
    receipt_email: intent.receipt_email ?? null,
    receipt_url: null,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  });
  return { charge, decline };
}

function outcomeOf(decline: Decline | null): StoredCharge['outcome'] {
  const risk = { risk_level: 'normal', risk_score: 20 };
  if (decline === null) {
    const outcome = { network_status: 'approved_by_network', reason: null, type: 'authorized' };
    return { ...risk, ...outcome, seller_message: 'Payment complete.' };
  }
  const reason = decline.decline_code ?? decline.code;
  const outcome = { network_status: 'declined_by_network', reason, type: 'issuer_declined' };
  return { ...risk, ...outcome, seller_message: `The bank returned the decline code \`${reason}\`.` };
}
