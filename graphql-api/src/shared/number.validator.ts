import { counted } from './counted.js';
import { allOf, Limit } from './limit.js';
import { MAX_MINOR, toDollars } from './money.js';
import { rule } from './rule.js';

/** What people call a field whose name would puzzle them. */
const SPOKEN: Readonly<Record<string, string>> = {
  orderQuantity: 'Minimum order quantity',
  availableQuantity: 'Available quantity',
};

/** A field as a sentence begins with it: "Price", "Minimum order quantity". */
export function spokenName(field: string): string {
  return SPOKEN[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}

const grouped = new Intl.NumberFormat('en-US');

/** The rule of a price: it speaks of dollars, as prices are shown, never of the cents that we count. */
export const priceRule = (field: string): string =>
  `${spokenName(field)} must be from ${toDollars(1)} to ${toDollars(MAX_MINOR)}`;

const isBetween = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A whole number from `min` to `max`; NaN and fractions are refused in the same words. */
export const IsWholeNumber = (min: number, max: number): PropertyDecorator =>
  allOf(
    rule(
      'isWholeNumber',
      (value) => isBetween(value, min, max),
      (field) =>
        `${spokenName(field)} must be a whole number from ${grouped.format(min)} to ${grouped.format(max)}`,
    ),
    Limit('range', { min, max }),
  );

/** A number from `min` to `max` with at most so many decimals. */
export const IsDecimal = (places: number, min: number, max: number): PropertyDecorator =>
  allOf(
    rule(
      'isDecimal',
      (value) =>
        typeof value === 'number' && value >= min && value <= max && Number(value.toFixed(places)) === value,
      (field) =>
        `${spokenName(field)} must be a number from ${min} to ${grouped.format(max)} with at most ${counted(places, 'decimal')}`,
    ),
    Limit('range', { min, max }),
  );

/** Minor units of what a unit may cost. */
export const IsPrice = (): PropertyDecorator =>
  rule('isPrice', (value) => isBetween(value, 1, MAX_MINOR), priceRule);
