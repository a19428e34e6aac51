import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { shortEngine } from './format-engine';

/** Name of a car: "2016 Honda Civic 2.0 l". */
export const carName = ({ year, make, model, engine }: VehicleInput): string =>
  [year, make, model, engine && shortEngine(engine)].filter(Boolean).join(' ');

/** Short name where there is little room: "2016 Civic". */
export const shortCarName = ({ year, model }: Pick<VehicleInput, 'year' | 'model'>): string =>
  `${year} ${model}`;
