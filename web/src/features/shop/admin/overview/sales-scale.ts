/** The scale of a chart of money: round steps that end just above the largest value. Everything is in whole cents. */
import { toCents } from '#shared/format/money';

const steps = [1, 2, 2.5, 5, 10];

/** A round step so that at most `most` of them reach `largest`; a dollar at least. */
export function stepFor(largest: number, max = 4): number {
  const raw = Math.max(largest / max, 100);
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const factor = steps.find((candidate) => candidate * magnitude >= raw) ?? 10;
  return factor * magnitude;
}

/** Steps from 0 to the first one above the largest amount, upwards. */
export function scaleFor(amounts: readonly string[]): number[] {
  const largest = Math.max(0, ...amounts.map(toCents));
  const step = stepFor(largest);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
