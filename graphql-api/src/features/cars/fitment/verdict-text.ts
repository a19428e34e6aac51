import { type EngineFacts, formatEngine } from '../vehicle/engine-facts.js';
import type { Car } from '../vehicle/car.js';
import type { CarAnswers, FitmentRow } from './fitment-row.js';
import type { Position } from './position.kinds.js';
import type { RowAnswer } from './row-answer.js';

/** Reasons as text: short sentences without a full stop, the list's fact first, then the car's. */

export const UNIVERSAL = 'Universal: fits any car';

const POSITION_LABELS: Record<Position, string> = {
  FRONT: 'Front',
  FRONT_LEFT: 'Front left',
  FRONT_RIGHT: 'Front right',
  LEFT: 'Left',
  REAR: 'Rear',
  REAR_LEFT: 'Rear left',
  REAR_RIGHT: 'Rear right',
  RIGHT: 'Right',
};

const BOTH_SIDES: Partial<Record<Position, string>> = {
  FRONT_LEFT: 'Front left and right',
  FRONT_RIGHT: 'Front left and right',
  LEFT: 'Left and right',
  REAR_LEFT: 'Rear left and right',
  REAR_RIGHT: 'Rear left and right',
  RIGHT: 'Left and right',
};

/** "Front, Civic 2016 to 2021 with 2.0 l"; "Front left and right, Civic 2016 to 2021" where both sides demand the same. */
export function fits(row: FitmentRow, otherSide: FitmentRow | null = null): string {
  const what = demanded(row);
  const isSame = otherSide !== null && demanded(otherSide) === what;
  const both = isSame && row.position && BOTH_SIDES[row.position];
  return both ? `${both}, ${what}` : positioned(row, what);
}

/** "Rear, Civic 2016 to 2021, if yours has rear discs"; `engines` are all it may have. */
export function fitsIf({ row, engine, qualifier }: RowAnswer, engines: readonly EngineFacts[]): string {
  const sure = [
    engine === 'yes' && row.engine && formatEngine(row.engine),
    qualifier === 'yes' && either(row),
  ];
  const choice = engines.map((one) => formatEngine(one)).join(' or ');
  const needed = [choice, qualifier === 'open' && either(row)].filter(Boolean).join(' and ');
  return `${positioned(row, withAll(modelYears(row), sure))}, if yours has ${needed}`;
}

/** "Front, Civic 2016 to 2021, but not with 1.5 l". */
export function unless(mayBeOut: RowAnswer, fitting: FitmentRow | null): string {
  return `${fitting ? fits(fitting) : UNIVERSAL}, but not with ${asked(mayBeOut)}`;
}

/** "Not for Civic 2016 to 2021 with 1.5 l". */
export function excluded(row: FitmentRow): string {
  const what = `not for ${demanded(row)}`;
  return row.position ? positioned(row, what) : `N${what.slice(1)}`;
}

/** "Front, Civic 2016 to 2021 with 2.0 l; yours is 2016 1.5 l". */
export function another(
  { row, year, engine, qualifier }: Omit<RowAnswer, 'whole'>,
  car: Car,
  answers: CarAnswers,
): string {
  const own = engine === 'no' && row.engine && car.engine ? formatEngine(car.engine, row.engine) : '';
  const isOf = [String(car.year), /^\d\.|^\d\d\./.test(own) ? own : own && `with ${own}`];
  const answered = qualifier === 'no' && row.question ? answers.get(row.question.key) : undefined;
  const facts = [
    (year === 'no' || own !== '') && `is ${isOf.filter(Boolean).join(' ')}`,
    answered !== undefined && `has ${answered}`,
  ];
  return `${fits(row)}; yours ${facts.filter(Boolean).join(' and ')}`;
}

/** What the list says, if there is more to say. */
export const soFar = (reason: string) => `Listed so far: ${reason}`;

/** What the list says about the model, if the car's year is open. */
export const listed = (row: FitmentRow) => `Listed: ${fits(row)}`;

export const notInList = ({ model }: Pick<Car, 'model'>) => `Made for other cars, not the ${model}`;

export const nothingKnown = ({ model }: Pick<Car, 'model'>) => `The ${model} isn't listed yet`;

const positioned = ({ position }: FitmentRow, what: string) =>
  position ? `${POSITION_LABELS[position]}, ${what}` : what;

function modelYears({ model, yearFrom, yearTo }: FitmentRow): string {
  return `${model} ${yearFrom === yearTo ? yearFrom : `${yearFrom} to ${yearTo}`}`;
}

const demanded = (row: FitmentRow) =>
  withAll(modelYears(row), [row.engine && formatEngine(row.engine), either(row)]);

const withAll = (what: string, demands: readonly (string | false | null)[]) => {
  const all = demands.filter(Boolean).join(' and ');
  return all === '' ? what : `${what} with ${all}`;
};

/** What is still open about a row. */
const asked = ({ row, engine, qualifier }: RowAnswer) =>
  [engine === 'open' && row.engine && formatEngine(row.engine), qualifier === 'open' && either(row)]
    .filter(Boolean)
    .join(' and ');

const either = ({ accepted }: FitmentRow) => accepted?.join(' or ') ?? null;
