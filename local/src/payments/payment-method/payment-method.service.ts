import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { type CardDetails, checkCard } from '../card/card-params.js';
import { type TestCard, testCardNamed } from '../card/test-cards.js';
import { invalidRequest, noSuch } from '../http/stripe-refusal.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { PaymentMethodParams } from './payment-method.params.js';
import type { CardBehaviour, StoredPaymentMethod, StoredToken } from './payment-method.record.js';

/** Makes a payment method of card data or of a card token. Throws Stripe's 402 for a card it refuses. */
export function createPaymentMethod(work: UnitOfWork, params: PaymentMethodParams): StoredPaymentMethod {
  const { card, behaviour } =
    'token' in params.card ? spendToken(work, params.card.token) : cardOf(work, params.card);
  return keep(work, card, behaviour, params);
}

/** Makes a single-use token of card data. */
export function createToken(work: UnitOfWork, params: PaymentMethodParams): StoredToken {
  if ('token' in params.card)
    throw invalidRequest('You can only make a token of card data.', { param: 'card' });
  return work.put('tokens', { id: objectId('tok'), ...cardOf(work, params.card), used: false });
}

/**
 * Finds a payment method by id. A name of Stripe's such as `pm_card_visa` makes a new one of that test card, as it
 * does at Stripe. Throws `resource_missing`.
 */
export function paymentMethodFor(work: UnitOfWork, id: string, status: 400 | 404): StoredPaymentMethod {
  const known = work.table('payment_methods').get(id);
  if (known !== undefined) return known;
  const testCard = id.startsWith('pm_card_') ? testCardNamed(id) : undefined;
  if (testCard === undefined) throw noSuch('PaymentMethod', id, 'payment_method', status);
  return keep(work, cardObject(detailsOf(testCard, work)), behaviourOf(testCard), {});
}

function spendToken(
  work: UnitOfWork,
  id: string,
): { card: Stripe.PaymentMethod.Card; behaviour: CardBehaviour } {
  const testCard = testCardNamed(id);
  if (testCard !== undefined)
    return { card: cardObject(detailsOf(testCard, work)), behaviour: behaviourOf(testCard) };
  const token = work.table('tokens').get(id);
  if (token === undefined) throw noSuch('token', id, 'card[token]', 400);
  if (token.used) {
    const message = `You cannot use a Stripe token more than once: ${id}.`;
    throw invalidRequest(message, { code: 'token_already_used' });
  }
  work.put('tokens', { ...token, used: true });
  return token;
}

function cardOf(
  work: UnitOfWork,
  params: Parameters<typeof checkCard>[0],
): Pick<StoredToken, 'card' | 'behaviour'> {
  const details = checkCard(params, new Date(work.now));
  return { card: cardObject(details), behaviour: behaviourOf(details.testCard) };
}

function keep(
  work: UnitOfWork,
  card: Stripe.PaymentMethod.Card,
  behaviour: CardBehaviour,
  { billingDetails, metadata = {} }: Pick<Partial<PaymentMethodParams>, 'billingDetails' | 'metadata'>,
): StoredPaymentMethod {
  const object: Stripe.PaymentMethod = {
    id: objectId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails ?? {
      address: noAddress,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card,
    created: work.seconds,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  return work.put('payment_methods', { id: object.id, created: object.created, object, behaviour });
}

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function behaviourOf({ decline, authenticate, dispute }: TestCard): CardBehaviour {
  return { decline, authenticate, dispute };
}

/** A named test card comes with next year's expiry and a CVC. */
function detailsOf(testCard: TestCard, work: UnitOfWork): CardDetails {
  const soon = new Date(work.now);
  return { testCard, expMonth: soon.getUTCMonth() + 1, expYear: soon.getUTCFullYear() + 1, hasCvc: true };
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
