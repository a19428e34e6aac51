import { type EngineFacts, formatEngine } from '../vehicle/engine-facts.js';
import type { Position } from '../fitment/position.kinds.js';

/** The values of a line in a list of cars, whether from an admin or a file. */
export interface LineValues extends EngineFacts {
  readonly modelId: number;
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly position: Position | null;
  readonly units: number | null;
  /** Key of the question. */
  readonly question: string | null;
  readonly accepted: readonly string[] | null;
  readonly excludes: boolean;
  readonly note: string | null;
  readonly source: string;
}

export interface StoredLine extends LineValues {
  readonly id: string;
  readonly partId: string;
  readonly revision: number;
}

/** What identifies a line among its part's others: a list can't have two with the same (`part_fitment_once`). */
export function lineKey(line: LineValues): string {
  const { modelId, yearFrom, yearTo, excludes, litres, cylinders, fuel, position, question, accepted } = line;
  const answers = [...(accepted ?? [])].sort();
  return JSON.stringify([
    modelId,
    yearFrom,
    yearTo,
    excludes,
    litres,
    cylinders,
    fuel,
    position,
    question,
    answers,
  ]);
}

/** The line as text: "Honda Civic 2016 to 2021 with 2.0 l, rear discs, front, 2 pieces". */
export function formatLine(line: LineValues): string {
  const { make, model, yearFrom, yearTo, accepted, position, units, excludes } = line;
  const years = yearFrom === yearTo ? String(yearFrom) : `${yearFrom} to ${yearTo}`;
  const engine = formatEngine(line);
  const parts = [
    `${excludes ? 'not ' : ''}${make} ${model} ${years}${engine && ` with ${engine}`}`,
    accepted?.join(' or '),
    position?.toLowerCase().replace('_', ' '),
    units === null ? '' : `quantity ${units}`,
  ];
  return parts.filter(Boolean).join(', ');
}
