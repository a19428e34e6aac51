import { StripeRefusal } from '../http/stripe-refusal.js';
import type { CardParams } from '../payment-method/payment-method.params.js';
import { hasValidChecksum } from './card-brands.js';
import { type TestCard, testCardWithNumber } from './test-cards.js';

/** A card as typed, known to be one of the test cards. */
export interface CardDetails {
  testCard: TestCard;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
}

/** Throws the 402 that Stripe returns for a card that can't exist, has expired, or is a real one. */
export function checkCard(card: CardParams, now: Date): CardDetails {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card;
  if (!/^\d{12,19}$/.test(number) || !hasValidChecksum(number)) {
    throw refusedCard('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  if (expMonth < 1 || expMonth > 12 || (expYear === year && expMonth < month)) {
    throw refusedCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (expYear < year || expYear > year + 50) {
    throw refusedCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const testCard = testCardWithNumber(number);
  if (testCard === undefined) throw liveCard();
  if (cvc !== null && !(testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw refusedCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return { testCard, expMonth, expYear, hasCvc: cvc !== null };
}

function refusedCard(code: string, param: string, message: string): StripeRefusal {
  return new StripeRefusal(402, { type: 'card_error', code, param, message });
}

function liveCard(): StripeRefusal {
  return new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  });
}
