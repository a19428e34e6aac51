import type { EngineInput, Fuel } from '#shared/gql/schema-types.generated';

/** What an engine runs on. */
export const fuelWords = {
  CNG: 'natural gas',
  DIESEL: 'diesel',
  ELECTRIC: 'electric',
  ETHANOL: 'ethanol',
  FLEX_FUEL: 'flex fuel',
  GASOLINE: 'gasoline',
  LPG: 'LPG',
} satisfies Record<Fuel, string>;

export const isFuel = (text: string): text is Fuel => Object.hasOwn(fuelWords, text);

// Number and unit stay on one line.
const litresWords = (litres: number) => `${litres.toFixed(1)}\u00a0l`;

/** As a name of a car ends: "2.0 l", "2.0 l diesel", "electric"; gasoline goes without saying. */
export function shortEngine({ litres, fuel }: EngineInput): string {
  const words = [litres && litresWords(litres), fuel && fuel !== 'GASOLINE' && fuelWords[fuel]];
  return words.filter(Boolean).join(' ');
}

/** All that is known of an engine: "2.0 l, 4 cylinders, gasoline". */
export function engineWords({ litres, cylinders, fuel }: EngineInput): string {
  const words = [
    litres && litresWords(litres),
    cylinders && `${cylinders}\u00a0cylinders`,
    fuel && fuelWords[fuel],
  ];
  return words.filter(Boolean).join(', ');
}
