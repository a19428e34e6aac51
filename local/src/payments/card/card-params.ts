import type { FormParams } from '../http/form-params.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { type TestCard, testCardWithNumber } from './test-cards.js';

/** A card as typed, known to be one of the test cards. */
export interface CardDetails {
  testCard: TestCard;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
}

/** The raw parameters of a card; {@link checkCard} judges them. */
export interface CardParams {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string | undefined;
}

export function readCard(params: FormParams): CardParams {
  const year = params.requiredInteger('exp_year');
  return {
    number: params.requiredText('number').replace(/[\s-]/g, ''),
    expMonth: params.requiredInteger('exp_month'),
    expYear: year < 100 ? 2000 + year : year,
    cvc: params.raw('cvc') === '' ? undefined : params.text('cvc'),
  };
}

/** Throws the 402 that Stripe answers for a card that can't exist, has run out, or is a real one. */
export function checkCard({ number, expMonth, expYear, cvc }: CardParams, now: Date): CardDetails {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
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
  if (cvc !== undefined && !(testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw refusedCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return { testCard, expMonth, expYear, hasCvc: cvc !== undefined };
}

function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
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
