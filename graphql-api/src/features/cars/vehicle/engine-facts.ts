import { Fuel } from './fuel.kinds.js';

/** What is known about an engine; null means unknown or, for a required engine, that it does not matter. */
export interface EngineFacts {
  /** Displacement in litres, one decimal. */
  readonly litres: number | null;
  readonly cylinders: number | null;
  readonly fuel: Fuel | null;
}

const FACTS = ['litres', 'cylinders', 'fuel'] as const;

/** Whether something holds; `open` if it is unknown. Never treat `open` as either of the others. */
export type Answer = 'no' | 'open' | 'yes';

/** All of them: a single no makes it no, otherwise a single open leaves it open. */
export function allOf(answers: readonly Answer[]): Answer {
  if (answers.includes('no')) return 'no';
  return answers.includes('open') ? 'open' : 'yes';
}

/** Whether a car's engine is the required one. */
export function isEngine(of: EngineFacts | null, asked: EngineFacts): Answer {
  return allOf(
    FACTS.map((fact) => {
      if (asked[fact] === null) return 'yes';
      const known = of?.[fact] ?? null;
      if (known === null) return 'open';
      return known === asked[fact] ? 'yes' : 'no';
    }),
  );
}

/** The engines that no other one describes more exactly. */
export const mostExact = <E extends EngineFacts>(engines: readonly E[]): E[] =>
  engines.filter((engine) => !engines.some((other) => isMoreSpecific(other, engine)));

const isMoreSpecific = (other: EngineFacts, engine: EngineFacts) =>
  FACTS.every((fact) => engine[fact] === null || engine[fact] === other[fact]) &&
  FACTS.some((fact) => engine[fact] === null && other[fact] !== null);

const FUEL_LABELS: Record<Fuel, string> = {
  [Fuel.CNG]: 'natural gas',
  [Fuel.DIESEL]: 'diesel',
  [Fuel.ELECTRIC]: 'electric',
  [Fuel.ETHANOL]: 'ethanol',
  [Fuel.FLEX_FUEL]: 'flex fuel',
  [Fuel.GASOLINE]: 'gasoline',
  [Fuel.LPG]: 'LPG',
};

/**
 * "2.0 l diesel, 4 cylinders" or "a diesel engine", as it follows "with"; number and unit are kept together by a
 * no-break space. Only the facts that `asked` requires; empty when none of them is known.
 */
export function formatEngine(engine: EngineFacts, asked: EngineFacts = engine): string {
  const [litres, cylinders, fuel] = FACTS.map((fact) => (asked[fact] === null ? null : engine[fact]));
  const fuelLabel = fuel == null ? '' : FUEL_LABELS[fuel as Fuel];
  const size =
    litres == null ? engineOn(fuelLabel) : `${(litres as number).toFixed(1)}\u00a0l ${fuelLabel}`.trim();
  return [size, cylinders == null ? '' : `${cylinders}\u00a0cylinders`].filter(Boolean).join(', ');
}

function engineOn(fuel: string): string {
  if (fuel === '') return '';
  return `${/^[aeiouL]/.test(fuel) ? 'an' : 'a'} ${fuel} ${fuel === 'electric' ? 'motor' : 'engine'}`;
}
