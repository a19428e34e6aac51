import type { EngineInput, Fuel } from '#shared/gql/schema-types.generated';

/** Fuels of an engine. */
export const fuelLabels = {
  CNG: 'natural gas',
  DIESEL: 'diesel',
  ELECTRIC: 'electric',
  ETHANOL: 'ethanol',
  FLEX_FUEL: 'flex fuel',
  GASOLINE: 'gasoline',
  LPG: 'LPG',
} satisfies Record<Fuel, string>;

export const isFuel = (text: string): text is Fuel => Object.hasOwn(fuelLabels, text);

// Number and unit stay on one line.
const formatLiters = (litres: number) => `${litres.toFixed(1)}\u00a0l`;

/** Suffix of a car's name: "2.0 l", "2.0 l diesel", "electric"; gasoline is omitted. */
export function shortEngine({ litres, fuel }: EngineInput): string {
  const facts = [litres && formatLiters(litres), fuel && fuel !== 'GASOLINE' && fuelLabels[fuel]];
  return facts.filter(Boolean).join(' ');
}

/** All known facts of an engine: "2.0 l, 4 cylinders, gasoline". */
export function formatEngine({ litres, cylinders, fuel }: EngineInput): string {
  const facts = [
    litres && formatLiters(litres),
    cylinders && `${cylinders}\u00a0cylinders`,
    fuel && fuelLabels[fuel],
  ];
  return facts.filter(Boolean).join(', ');
}
