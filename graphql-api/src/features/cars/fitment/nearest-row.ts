import type { Car } from '../vehicle/car.js';

import type { RowAnswer } from './row-answer.js';

/** The nearest one of rows that do not hold for a car: missed by an answer, by the engine, by years. */
export function nearestOf(rows: readonly RowAnswer[], { year }: Car): RowAnswer | undefined {
  return rows.toSorted((one, other) => misses(one, year) - misses(other, year)).at(0);
}

function misses({ row, year, engine, qualifier }: RowAnswer, of: number): number {
  const years = year === 'yes' ? 0 : Math.max(row.yearFrom - of, of - row.yearTo);
  return years * 4 + (engine === 'no' ? 2 : 0) + (qualifier === 'no' ? 1 : 0);
}
