import type { DeclineName } from './declines.js';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

/** One of Stripe's published test cards: https://docs.stripe.com/testing. */
export interface TestCard {
  number: string;
  brand: CardBrand;
  funding: 'credit' | 'debit';
  /** After `pm_card_`; the first after `tok_` too. */
  names: readonly string[];
  decline: DeclineName | null;
  authenticate: boolean;
  /** The holder calls the payment back: it stands, but can't be refunded. */
  dispute: boolean;
  /** What happens, for the person who reads the list. */
  effect: string;
}

interface Rest {
  funding?: 'debit';
  decline?: DeclineName;
  authenticate?: boolean;
  dispute?: boolean;
}

function card(number: string, brand: CardBrand, names: string, effect: string, rest: Rest = {}): TestCard {
  return {
    number: number.replaceAll(' ', ''),
    brand,
    names: names.split(' '),
    effect,
    funding: rest.funding ?? 'credit',
    decline: rest.decline ?? null,
    authenticate: rest.authenticate ?? false,
    dispute: rest.dispute ?? false,
  };
}

const paid = 'Paid';
const askedThenPaid = 'The bank asks first. Complete: paid. Fail: not paid.';

/** Every card number the sandbox takes, grouped as the list of test cards shows them. */
export const testCards: readonly { title: string; cards: readonly TestCard[] }[] = [
  {
    title: 'Payments that succeed',
    cards: [
      card('4242 4242 4242 4242', 'visa', 'visa', paid),
      card('4000 0566 5566 5556', 'visa', 'visa_debit', paid, { funding: 'debit' }),
      card('5555 5555 5555 4444', 'mastercard', 'mastercard', paid),
      card('2223 0031 2200 3222', 'mastercard', 'mastercard_2series', paid),
      card('5200 8282 8282 8210', 'mastercard', 'mastercard_debit', paid, { funding: 'debit' }),
      card('3782 822463 10005', 'amex', 'amex', 'Paid. The CVC has four digits.'),
      card('6011 1111 1111 1117', 'discover', 'discover', paid),
      card('3056 9300 0902 0004', 'diners', 'diners', paid),
      card('3566 0020 2036 0505', 'jcb', 'jcb', paid),
      card('6200 0000 0000 0005', 'unionpay', 'unionpay', paid),
      card('4000 0000 0000 0259', 'visa', 'createDispute', "Paid, then disputed: it can't be refunded", {
        dispute: true,
      }),
    ],
  },
  {
    title: 'Payments that ask the bank first (3-D Secure)',
    cards: [
      card('4000 0025 0000 3155', 'visa', 'authenticationRequiredOnSetup', askedThenPaid, {
        authenticate: true,
      }),
      card('4000 0027 6000 3184', 'visa', 'authenticationRequired', askedThenPaid, { authenticate: true }),
      card('4000 0000 0000 3220', 'visa', 'threeDSecure2Required', askedThenPaid, { authenticate: true }),
      card(
        '4000 0082 6000 3178',
        'visa',
        'authenticationRequiredChargeDeclinedInsufficientFunds',
        'The bank asks first, then declines: insufficient funds',
        { authenticate: true, decline: 'insufficientFunds' },
      ),
    ],
  },
  {
    title: 'Payments that are declined',
    cards: [
      card('4000 0000 0000 0002', 'visa', 'visa_chargeDeclined chargeDeclined', 'Declined', {
        decline: 'generic',
      }),
      card(
        '4000 0000 0000 9995',
        'visa',
        'visa_chargeDeclinedInsufficientFunds chargeDeclinedInsufficientFunds',
        'Declined: insufficient funds',
        { decline: 'insufficientFunds' },
      ),
      card('4000 0000 0000 9987', 'visa', 'visa_chargeDeclinedLostCard', 'Declined: lost card', {
        decline: 'lostCard',
      }),
      card('4000 0000 0000 9979', 'visa', 'visa_chargeDeclinedStolenCard', 'Declined: stolen card', {
        decline: 'stolenCard',
      }),
      card('4000 0000 0000 0069', 'visa', 'chargeDeclinedExpiredCard', 'Declined: expired card', {
        decline: 'expired',
      }),
      card('4000 0000 0000 0127', 'visa', 'chargeDeclinedIncorrectCvc', 'Declined: wrong security code', {
        decline: 'wrongCvc',
      }),
      card('4000 0000 0000 0119', 'visa', 'chargeDeclinedProcessingError', 'Declined: processing error', {
        decline: 'processingError',
      }),
      card('4000 0000 0000 0341', 'visa', 'chargeCustomerFail', 'Accepted as a card, declined when charged', {
        decline: 'generic',
      }),
    ],
  },
];

const everyCard = testCards.flatMap(({ cards }) => cards);

export function testCardWithNumber(number: string): TestCard | undefined {
  return everyCard.find((card) => card.number === number);
}

/** Looks up `pm_card_visa` or `tok_visa`. */
export function testCardNamed(id: string): TestCard | undefined {
  const name = /^(?:pm_card|tok)_(\w+)$/.exec(id)?.[1];
  return name === undefined ? undefined : everyCard.find((card) => card.names.includes(name));
}
