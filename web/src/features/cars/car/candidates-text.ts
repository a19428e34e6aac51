import { formatEngine } from '#shop-kit/car/format-engine';
import type { ReadVinQuery } from './read-vin.generated';

type Reading = ReadVinQuery['decodeVin'];
export type VinCandidate = Reading['candidates'][number];

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Number of cars a VIN may match, and why not one: "Two cars match: the tenth character, T, means 1996 or 2026." */
export function candidatesText(vin: string, { candidates, years }: Reading): string {
  const count = candidates.length;
  const found = `${counts[count] ?? count} ${count === 1 ? 'car matches' : 'cars match'}`;
  const different = new Set(candidates.map(({ year }) => year)).size;
  if (different < 2) return `${found}.`;
  const stands = years.toSorted((one, other) => one - other).map(String);
  return `${found}: the tenth character, ${vin.charAt(9)}, means ${stands.join(' or ')}. The most likely year is listed first.`;
}

/** Says what the VIN reveals about the engine, and what is left to choose. */
export function candidateEngine({ engines }: VinCandidate): string {
  const [first, ...others] = engines.map((engine) => formatEngine(engine));
  if (first === undefined) return "This VIN doesn't include the engine. You choose it next.";
  return others.length === 0 ? first : `${[first, ...others].join(' or ')}. You choose it next.`;
}
