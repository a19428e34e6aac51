import { type Brand, brandOf } from './card-brands.js';
import type { DeclineName } from './declines.js';

/** What the issuer of a test card does. */
export interface CardBehaviour {
  decline: DeclineName | null;
  /** 3-D Secure is asked for on every payment. */
  authenticate: boolean;
  /** The holder calls the payment back: it stands, but can't be refunded. Absent in what was kept long ago. */
  dispute?: boolean;
}

/** One of Stripe's published test cards: https://docs.stripe.com/testing. */
export interface TestCard extends CardBehaviour {
  number: string;
  brand: Exclude<Brand['name'], 'unknown'>;
  funding: 'credit' | 'debit';
  /** After `pm_card_`. */
  name: string;
  /** What happens, for the person who reads the list. */
  effect: string;
}

function card(number: string, name: string, effect = 'Paid', rest: Partial<TestCard> = {}): TestCard {
  const digits = number.replaceAll(' ', '');
  const brand = brandOf(digits).name as TestCard['brand'];
  return {
    number: digits,
    brand,
    funding: 'credit',
    name,
    effect,
    decline: null,
    authenticate: false,
    ...rest,
  };
}

const debit = (number: string, name: string) => card(number, name, 'Paid', { funding: 'debit' });
const asked = (number: string, name: string) =>
  card(number, name, 'The bank asks first. Complete: paid. Fail: not paid.', { authenticate: true });
const declined = (number: string, decline: DeclineName, name: string, effect: string) =>
  card(number, name, effect, { decline });

/** Every card number the sandbox takes, grouped as the list of test cards shows them. */
export const testCards: readonly { title: string; cards: readonly TestCard[] }[] = [
  {
    title: 'Payments that succeed',
    cards: [
      card('4242 4242 4242 4242', 'visa'),
      debit('4000 0566 5566 5556', 'visa_debit'),
      card('5555 5555 5555 4444', 'mastercard'),
      card('2223 0031 2200 3222', 'mastercard_2series'),
      debit('5200 8282 8282 8210', 'mastercard_debit'),
      card('3782 822463 10005', 'amex', 'Paid. The CVC has four digits.'),
      card('6011 1111 1111 1117', 'discover'),
      card('3056 9300 0902 0004', 'diners'),
      card('3566 0020 2036 0505', 'jcb'),
      card('6200 0000 0000 0005', 'unionpay'),
      card('4000 0000 0000 0259', 'createDispute', "Paid, then disputed: it can't be refunded", {
        dispute: true,
      }),
    ],
  },
  {
    title: 'Payments that ask the bank first (3-D Secure)',
    cards: [
      asked('4000 0025 0000 3155', 'authenticationRequiredOnSetup'),
      asked('4000 0027 6000 3184', 'authenticationRequired'),
      asked('4000 0000 0000 3220', 'threeDSecure2Required'),
      card(
        '4000 0082 6000 3178',
        'authenticationRequiredChargeDeclinedInsufficientFunds',
        'The bank asks first, then declines: insufficient funds',
        { authenticate: true, decline: 'insufficientFunds' },
      ),
    ],
  },
  {
    title: 'Payments that are declined',
    cards: [
      declined('4000 0000 0000 0002', 'generic', 'visa_chargeDeclined', 'Declined'),
      declined(
        '4000 0000 0000 9995',
        'insufficientFunds',
        'visa_chargeDeclinedInsufficientFunds',
        'Declined: insufficient funds',
      ),
      declined('4000 0000 0000 9987', 'lostCard', 'visa_chargeDeclinedLostCard', 'Declined: lost card'),
      declined('4000 0000 0000 9979', 'stolenCard', 'visa_chargeDeclinedStolenCard', 'Declined: stolen card'),
      declined('4000 0000 0000 0069', 'expired', 'chargeDeclinedExpiredCard', 'Declined: expired card'),
      declined(
        '4000 0000 0000 0127',
        'wrongCvc',
        'chargeDeclinedIncorrectCvc',
        'Declined: wrong security code',
      ),
      declined(
        '4000 0000 0000 0119',
        'processingError',
        'chargeDeclinedProcessingError',
        'Declined: processing error',
      ),
      declined(
        '4000 0000 0000 0341',
        'generic',
        'chargeCustomerFail',
        'Accepted as a card, declined when charged',
      ),
    ],
  },
];

const everyCard = testCards.flatMap(({ cards }) => cards);

export function testCardWithNumber(number: string): TestCard | undefined {
  return everyCard.find((card) => card.number === number);
}

/** Looks up `pm_card_visa`; declined cards are found by Stripe's older names too, without `visa_`. */
export function testCardNamed(id: string): TestCard | undefined {
  return everyCard.find(
    ({ name }) => id === `pm_card_${name}` || id === `pm_card_${name.replace(/^visa_/, '')}`,
  );
}
