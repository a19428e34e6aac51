import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { type CardDetails, checkCard } from '../card/check-card.js';
import { testCardNamed } from '../card/test-cards.js';
import { changedMetadata } from '../http/params.js';
import { noSuch } from '../http/stripe-refusal.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { type PaymentMethodParams, paymentMethodParams } from './payment-method.params.js';
import type { StoredPaymentMethod } from './payment-method.record.js';

/** Makes a payment method of card data. Throws Stripe's 402 for a card it refuses. */
export function createPaymentMethod(work: UnitOfWork, params: PaymentMethodParams): StoredPaymentMethod {
  const { card, billing_details, metadata } = params;
  const details = checkCard(card, new Date(work.now));
  const id = objectId('pm');
  const { decline, authenticate, dispute, refundFails } = details.testCard;
  return work.put('payment_methods', {
    id,
    created: work.seconds,
    behaviour: { decline, authenticate, dispute, refundFails },
    object: {
      id,
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { ...billing_details, tax_id: null },
      card: cardObject(details),
      created: work.seconds,
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: changedMetadata({}, metadata),
      type: 'card',
    },
  });
}

/**
 * Finds a payment method by id. A name of Stripe's such as `pm_card_visa` makes a new one of that test card, with next
 * year's expiry and a CVC, as it does at Stripe. Throws `resource_missing`.
 */
export function paymentMethodFor(work: UnitOfWork, id: string, status: 400 | 404): StoredPaymentMethod {
  const known = work.table('payment_methods').get(id);
  if (known !== undefined) return known;
  const testCard = testCardNamed(id);
  if (testCard === undefined) throw noSuch('PaymentMethod', id, 'payment_method', status);
  const { number, brand } = testCard;
  const exp_year = String(new Date(work.now).getUTCFullYear() + 1);
  const card = { number, exp_month: '12', exp_year, cvc: brand === 'amex' ? '1234' : '123' };
  return createPaymentMethod(work, paymentMethodParams.parse({ type: 'card', card }));
}

function cardObject({ testCard, expMonth, expYear, hasCvc }: CardDetails): Stripe.PaymentMethod.Card {
  const { brand, funding, number } = testCard;
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? 'unchecked' : null,
    },
    country: 'US',
    display_brand: brand === 'amex' ? 'american_express' : brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHash('sha256').update(number).digest('base64url').replace(/[-_]/g, '').slice(0, 16),
    funding,
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
