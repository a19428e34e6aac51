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

/** Formats an amount for display: `$1,149.00`. */
export function formatMoney(amount: string): string {
  const match = decimal.exec(amount);
  if (!match) throw new Error(`not an amount of money: "${amount}"`);
  return `$${formatCount(Number(match[1]))}.${match[2]}`;
}

/** The amounts together, as the API would send it. */
export const sum = (amounts: readonly string[]) =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

/** The most that one card payment can be (Stripe's limit for US dollars), so the most that anything costs. */
export const largestAmount = '999999.99';
