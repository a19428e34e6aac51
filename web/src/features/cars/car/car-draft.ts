import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { vehicleInputLimits } from '#shared/gql/limits.generated';

/** The values chosen so far, from left to right. */
export interface CarDraft {
  year?: number;
  make?: string;
  model?: string;
}

export const carSteps = ['year', 'make', 'model', 'engine'] as const;

export type CarStep = (typeof carSteps)[number];

export const stepNames: Record<CarStep, string> = {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  engine: 'Engine',
};

/** The first step that is not answered. */
export const stepOf = ({ year, make, model }: CarDraft): CarStep =>
  year === undefined ? 'year' : make === undefined ? 'make' : model === undefined ? 'model' : 'engine';

/** The values that stay when the user goes back to a step: those before it. */
export function upTo({ year, make, model }: CarDraft, step: CarStep): CarDraft {
  const until = carSteps.indexOf(step);
  return {
    ...(until > 0 && year !== undefined && { year }),
    ...(until > 1 && make !== undefined && { make }),
    ...(until > 2 && model !== undefined && { model }),
  };
}

/** The step before one; null before the first. */
export const stepBefore = (step: CarStep): CarStep | null => carSteps[carSteps.indexOf(step) - 1] ?? null;

export const draftOf = ({ year, make, model }: VehicleInput): Required<CarDraft> => ({ year, make, model });

/** The draft in a URL, from left to right: values after a gap do not count. */
export function readDraft(params: URLSearchParams): CarDraft {
  const year = Number(params.get('year') ?? '');
  const [make, model] = ['make', 'model'].map((name) => params.get(name)?.trim().slice(0, longestName));
  if (!Number.isInteger(year) || year < firstYear || year > lastYear) return {};
  return { year, ...(make && { make, ...(model && { model }) }) };
}

// Same limits as in the API (VehiclesArgs).
const [firstYear, lastYear] = [1885, 2100];
const longestName = vehicleInputLimits.make.max;
