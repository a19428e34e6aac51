import { fromClientNumber, MAX_MINOR } from '../shared/money.js';
import { priceRule, spokenName } from '../shared/number.validator.js';
import { BadInput } from '../shared/shop-error.js';

/** A plain decimal number; no exponents, no hexadecimal. */
const NUMERAL = /^[+-]?\d+(?:\.\d+)?$/;

/** Reads what documented REST clients send: JSON objects whose numbers may be strings. Everything throws BadInput. */

/** The body as an object; other JSON (arrays, strings, null, nothing) is refused. */
export function bodyOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadInput('The body must be a JSON object.');
  return body as Record<string, unknown>;
}

/** One query or body value as text. A repeated or empty parameter is refused: it must never match everybody (bar C16). */
export function textOf(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw new BadInput(`${name} must be text.`, { field: name });
  return value;
}

/** Text that may be left out, null or empty: then null. */
export function optionalTextOf(values: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = values[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new BadInput(`${name} must be text.`, { field: name });
  return value;
}

/** A whole number, or a string of one. */
export function integerOf(values: Readonly<Record<string, unknown>>, name: string): number {
  const value = values[name];
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new BadInput(`${name} must be a whole number.`, { field: name });
  }
  return number;
}

/**
 * A number of things, or a string of one. NaN for what is no number: the rule of the input class that it goes to
 * (`IsWholeNumber`) refuses it in its own words.
 */
export function countOf(values: Readonly<Record<string, unknown>>, name: string): number {
  const value = values[name];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMERAL.test(value.trim()) ? Number(value) : NaN;
}

/** Stars, as `countOf`; null when none were given. Text that is no number gives none. */
export function ratingOf(values: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = values[name] ?? null;
  const isWords = typeof value === 'string' && !NUMERAL.test(value.trim());
  return value === null || isWords ? null : countOf(values, name);
}

/** An amount in minor units, from a decimal number or a string of one. */
export function amountOf(values: Readonly<Record<string, unknown>>, name: string): number {
  const value = values[name];
  const minor = typeof value === 'number' || typeof value === 'string' ? fromClientNumber(value) : undefined;
  if (minor !== undefined) return minor;
  const rule = isOutOfRange(value) ? priceRule(name) : `${spokenName(name)} must be an amount such as 64.90`;
  throw new BadInput(`${rule}.`, { field: name });
}

function isOutOfRange(value: unknown): boolean {
  const dollars = typeof value === 'string' && NUMERAL.test(value.trim()) ? Number(value) : value;
  return typeof dollars === 'number' && (dollars < 0 || dollars > MAX_MINOR / 100);
}
