import { formatCount } from './count';

/**
 * Money as the API sends it: a decimal string with two places ("129.80"), in the shop's one currency. Sums are made in
 * whole cents; no amount ever passes through a fraction.
 */
const decimal = /^(\d+)\.(\d{2})$/;

/** Whole cents of an amount. Throws on anything but digits, a point and two digits. */
export function toCents(amount: string): number {
  const match = decimal.exec(amount);
  if (!match) throw new Error(`not an amount of money: "${amount}"`);
  return Number(`${match[1]}${match[2]}`);
}

const fromCents = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The amount times a whole quantity, as the API would send it. */
export const multiply = (amount: string, quantity: number) => fromCents(toCents(amount) * quantity);

/** As people read it: `$1,149.00`. */
export function formatMoney(amount: string): string {
  const match = decimal.exec(amount);
  if (!match) throw new Error(`not an amount of money: "${amount}"`);
  return `$${formatCount(Number(match[1]))}.${match[2]}`;
}

/** The same, with the name of any other currency than that of the shop: `77.77 EUR`. */
export const formatMoneyOf = (amount: string, currency: string | null) =>
  currency === null || currency === 'usd' ? formatMoney(amount) : `${amount} ${currency.toUpperCase()}`;

/** The amounts together, as the API would send it. */
export const sum = (amounts: readonly string[]) =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

/** Cents as whole dollars, for the lines of a chart: `$1,200`. */
export const wholeDollars = (cents: number) => formatMoney(fromCents(cents)).replace(/\.\d{2}$/, '');

/**
 * An amount as people type it ("12", "12,5", "$1,234.50"), as the API takes it; null for what is none. A comma before
 * three digits marks thousands, since no amount has three places.
 */
export function readMoney(typed: string): string | null {
  const plain = typed.replace(/[$\s]/g, '').replace(/^([1-9]\d{0,2}),(?=\d{3}(?:\.|$))/, '$1');
  const [, whole, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : `${Number(whole)}.${fraction.padEnd(2, '0')}`;
}

/** The most that one card payment can be (Stripe's limit for US dollars), so the most that anything costs. */
export const largestAmount = '999999.99';

/** Whether somebody wrote an amount, but one above the largest. */
export const isAboveLargest = (typed: string) => /^\$?\d{7,}(\.\d{0,2})?$/.test(typed.replace(/[\s,]/g, ''));
