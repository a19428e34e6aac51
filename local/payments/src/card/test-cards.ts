import { type Brand, brandOf } from './card-brands.js';
import type { DeclineName } from './declines.js';
import { readJsonBeside } from './read-json-beside.js';

/** What the issuer of a test card does. */
export interface CardBehaviour {
  decline: DeclineName | null;
  /** 3-D Secure is required for every payment. */
  authenticate: boolean;
  /** The holder disputes the payment: it is kept, but can't be refunded. Absent in old records. */
  dispute?: boolean;
  /** A refund is accepted, and fails a moment later. Absent in old records. */
  refundFails?: boolean;
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

/** What test-cards.json states about a card; the rest follows from the number or is as usual. */
type Row = Pick<TestCard, 'number' | 'name'> & Partial<TestCard>;

/** Every card number the sandbox accepts, grouped as the list of test cards shows them. */
export const testCards = readTestCards();

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

function readTestCards(): { title: string; cards: TestCard[] }[] {
  const groups = readJsonBeside(import.meta.url, 'test-cards.json') as { title: string; cards: Row[] }[];
  return groups.map(({ title, cards }) => ({ title, cards: cards.map(testCard) }));
}

function testCard(row: Row): TestCard {
  const number = row.number.replaceAll(' ', '');
  const brand = brandOf(number).name as TestCard['brand'];
  return { funding: 'credit', effect: 'Paid', decline: null, authenticate: false, ...row, brand, number };
}
