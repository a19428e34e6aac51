import { namesIn, VOCABULARY } from './words.js';

/** A generation of some models of a make, and what people call it. */
export interface Generation {
  readonly names: readonly string[];
  readonly make: string;
  readonly models: readonly string[];
  readonly from: number;
  readonly to: number;
}

export const GENERATIONS: readonly Generation[] = VOCABULARY.generations.map(
  ({ make, models, years: [from, to], names }) => ({ make, models, from, to, names: namesIn(names) }),
);

/** "c300", "cla 250": a Mercedes badge is its class and its engine. */
const CLASS = /^(a|b|c|e|s|cl|cla|clk|cls|g|gl|gla|glb|glc|gle|glk|gls|ml|sl|slc|slk|r)\d{3}[a-z]?$/;

/** The model of a make that a name without punctuation is short for, if any. */
export function modelNamed(key: string, make?: string): string | undefined {
  const is = (other: string) => make?.toLowerCase() === other.toLowerCase();
  if (is('BMW') && /^\d{3}$/.test(key)) return `${key}i`;
  const [, letters] = is('Mercedes-Benz') ? (CLASS.exec(key) ?? []) : [];
  return VOCABULARY.models[key] ?? (letters && `${letters}-Class`);
}
