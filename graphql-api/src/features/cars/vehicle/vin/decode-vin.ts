import { type EngineFacts, mostExact } from '../engine-facts.js';
import { matchPattern } from './vin-pattern.js';
import type { MakerPatterns } from './vin-patterns.js';
import type { Vin } from './vin.js';

export interface VinCandidate {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** The engines that match its VIN, most certain first; empty if it says nothing about them. */
  readonly engines: readonly EngineFacts[];
}

/** No one chooses from more than this. */
const MAX_CANDIDATES = 12;

/** The cars that a VIN may be by its maker's patterns: the likelier year first, then the more exact pattern. */
export function decodeVin({ text, years }: Vin, { models, engines }: MakerPatterns): VinCandidate[] {
  const candidates = years.flatMap((year) => {
    const found = bestMatches(models, text, year, ({ make, model }) => `${make}\t${model}`);
    if (found.length === 0) return [];
    const fitted = bestMatches(engines, text, year, ({ engine }) => Object.values(engine).join()).map(
      ({ engine }) => engine,
    );
    return found.map(({ make, model }) => ({ year, make, model, engines: mostExact(fitted) }));
  });
  return candidates.slice(0, MAX_CANDIDATES);
}

/** The makes whose cars have these patterns, the one with the most models first. */
export function makesOf({ models }: MakerPatterns): string[] {
  const counts = new Map<string, number>();
  for (const { make } of models) counts.set(make, (counts.get(make) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([make]) => make);
}

interface Dated {
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly key: string;
}

/** The matches, each once, the pattern that fixes most first. */
function bestMatches<P extends Dated>(
  patterns: readonly P[],
  vin: string,
  year: number,
  nameOf: (one: P) => string,
): P[] {
  const matching = patterns.flatMap((one) => {
    const fixed = one.yearFrom <= year && year <= one.yearTo ? matchPattern(one.key, vin) : null;
    return fixed === null ? [] : [{ one, fixed }];
  });
  const byName = new Map<string, P>();
  for (const { one } of matching.sort((a, b) => b.fixed - a.fixed)) {
    if (!byName.has(nameOf(one))) byName.set(nameOf(one), one);
  }
  return [...byName.values()];
}
