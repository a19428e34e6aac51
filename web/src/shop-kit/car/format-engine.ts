import type { EngineInput, Fuel } from '#shared/gql/schema-types.generated';

/** What an engine runs on. */
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

/** As a name of a car ends: "2.0 l", "2.0 l diesel", "electric"; gasoline goes without saying. */
export function shortEngine({ litres, fuel }: EngineInput): string {
  const facts = [litres && formatLiters(litres), fuel && fuel !== 'GASOLINE' && fuelLabels[fuel]];
  return facts.filter(Boolean).join(' ');
}

/** All that is known of an engine: "2.0 l, 4 cylinders, gasoline". */
export function formatEngine({ litres, cylinders, fuel }: EngineInput): string {
  const facts = [
    litres && formatLiters(litres),
    cylinders && `${cylinders}\u00a0cylinders`,
    fuel && fuelLabels[fuel],
  ];
  return facts.filter(Boolean).join(', ');
}
