import type { PartQuery } from '../part.inputs.js';
import type { Meant } from './meant.js';
import { shelfNamed } from './shelf-words.js';
import type { NamedCar } from './car-words.service.js';

/** How a search was read: what of parts is looked for, and what else it says. */
export interface SearchReading {
  /** As it was typed, trimmed. */
  readonly typed: string;
  /** What is looked for in names and numbers; empty when a car or a shelf is all of it. */
  readonly text: string;
  readonly meant?: Meant;
  /** Whether words were spelt another way. */
  readonly isRespelt: boolean;
  /** Cars that it names or, by a VIN, may be; the likeliest first. */
  readonly cars: readonly NamedCar[];
  /** False when it finds nothing, whatever else is asked for. */
  readonly finds: boolean;
}

/** A search as it stands, or the shelf that all of it names. */
export function plainReading(typed: string): SearchReading {
  const category = shelfNamed(typed);
  const plain = { typed, text: typed, isRespelt: false, cars: [], finds: true };
  return category ? { ...plain, text: '', meant: { category } } : plain;
}

/** A search as its words stand. */
export const literalReading = (typed: string): SearchReading => ({
  typed,
  text: typed,
  isRespelt: false,
  cars: [],
  finds: true,
});

/** A filter with its search as it was read. */
export function withReading(filter: PartQuery, { text, meant }: SearchReading): PartQuery {
  return { ...filter, search: text, meant };
}
