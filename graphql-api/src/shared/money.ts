/**
 * Money is an integer of minor units (cents) of one currency everywhere inside; only the transports show decimals.
 * No binary float ever takes part in a calculation.
 */
export const CURRENCY = 'usd';

/** The smallest and largest payment the provider accepts: 0.50 and 999,999.99 (Stripe's documented limits for usd). */
export const MIN_CHARGE_MINOR = 50;
export const MAX_MINOR = 99_999_999;

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** "64.90" for 6490. */
export function toDecimal(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "$1,234.50" for 123450: an amount in a sentence. */
export function toDollars(minor: number): string {
  return `$${toDecimal(minor).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/**
 * 6490 for "64.90", "64.9" or "64". Undefined for anything that is not a plain, non-negative decimal of at most two
 * places (signs, exponents, NaN, Infinity and thousands marks are not).
 */
export function parseDecimal(text: string): number | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Minor units of a JSON number or numeric string that a documented REST client sends. Float noise of a client's own
 * multiplication (0.1 * 3) is rounded away when it is far below a cent; undefined for everything else.
 */
export function fromClientNumber(value: number | string): number | undefined {
  if (typeof value === 'string') return parseDecimal(value.trim());
  if (!Number.isFinite(value) || value < 0 || value > MAX_MINOR) return undefined;
  const minor = Math.round(value * 100);
  return Math.abs(value * 100 - minor) < 1e-4 ? minor : undefined;
}

/** The number that REST answers show: 64.9 for 6490. For display only. */
export function toClientNumber(minor: number): number {
  return Number(toDecimal(minor));
}
