import { formatCount } from '#shared/format/count';
import { trimText } from '#shared/format/visible-text';
import type { FieldErrors } from '#shared/forms/app-form';
import { required } from '#shared/forms/validators';
import type { FitmentInput, Fuel, Position } from '#shared/gql/schema-types.generated';
import { fitmentInputLimits } from '#shared/gql/admin-limits.generated';
import type { FitmentLine_FitmentFragment } from './part-fitment-editor.generated';

/** A row as its form holds it. */
export interface LineValues {
  make: string;
  model: string;
  yearFrom: string;
  yearTo: string;
  /** Key of a known engine, empty for any, `other` for one that is written down below. */
  engine: string;
  litres: string;
  cylinders: string;
  fuel: string;
  position: string;
  units: string;
  question: string;
  accepted: string[];
  excludes: boolean;
  note: string;
}

interface EngineFacts {
  litres: number | null;
  cylinders: number | null;
  fuel: Fuel | null;
}

/** An engine's key in a select: "2-4-GASOLINE". */
export const engineKey = ({ litres, cylinders, fuel }: EngineFacts) =>
  [litres ?? '', cylinders ?? '', fuel ?? ''].join('-');

/** An empty row. */
export const noLine: LineValues = {
  make: '',
  model: '',
  yearFrom: '',
  yearTo: '',
  engine: '',
  litres: '',
  cylinders: '',
  fuel: '',
  position: '',
  units: '',
  question: '',
  accepted: [],
  excludes: false,
  note: '',
};

export function valuesOf(line: FitmentLine_FitmentFragment): LineValues {
  return {
    ...noLine,
    make: line.make,
    model: line.model,
    yearFrom: String(line.yearFrom),
    yearTo: String(line.yearTo),
    engine: line.engine ? engineKey(line.engine) : '',
    position: line.position ?? '',
    units: line.units === null ? '' : String(line.units),
    question: line.question?.key ?? '',
    accepted: line.accepted ?? [],
    excludes: line.excludes,
    note: line.note ?? '',
  };
}

const isYear = (text = '') => /^\d{4}$/.test(trimText(text));

export function lineProblems(values: Partial<LineValues>): FieldErrors<LineValues> {
  const {
    make,
    model,
    yearFrom,
    yearTo,
    units = '',
    question,
    accepted,
    engine,
    litres = '',
    cylinders = '',
  } = values;
  const isOther = engine === 'other';
  const from = Number(yearFrom);
  return {
    make: required(make, 'Make'),
    model: required(model, 'Model'),
    yearFrom: isYear(yearFrom) ? undefined : 'From must be a year, such as 2016',
    yearTo: !isYear(yearTo)
      ? 'To must be a year, such as 2021'
      : isYear(yearFrom) && Number(yearTo) < from
        ? `To must not be before ${from}`
        : undefined,
    units:
      !trimText(units) ||
      (/^\d{1,4}$/.test(trimText(units)) &&
        Number(units) >= 1 &&
        Number(units) <= fitmentInputLimits.units.max)
        ? undefined
        : `Quantity must be a whole number from 1 to ${formatCount(fitmentInputLimits.units.max)}`,
    accepted: question && !accepted?.length ? 'Choose at least one accepted answer' : undefined,
    litres:
      isOther && trimText(litres) && !/^\d{1,2}(\.\d)?$/.test(trimText(litres))
        ? 'Liters must be a number with one decimal, such as 2.0'
        : undefined,
    cylinders:
      isOther && trimText(cylinders) && !/^\d{1,2}$/.test(trimText(cylinders))
        ? 'Cylinders must be a whole number'
        : undefined,
  };
}

const numberOf = (text = '') => (trimText(text) ? Number(trimText(text)) : null);

const fuelOf = (text: string | undefined) => (text ? (text as Fuel) : null);

function engineOf({ engine, litres, cylinders, fuel }: LineValues): FitmentInput['engine'] {
  if (engine === '') return null;
  const [knownLitres, knownCylinders, knownFuel] = engine.split('-');
  const facts =
    engine === 'other'
      ? { litres: numberOf(litres), cylinders: numberOf(cylinders), fuel: fuelOf(fuel) }
      : {
          litres: numberOf(knownLitres),
          cylinders: numberOf(knownCylinders),
          fuel: fuelOf(knownFuel),
        };
  return Object.values(facts).every((fact) => fact === null) ? null : facts;
}

/** Input for the API. Empty fields of a form are missing from its values. */
export function inputOf(given: Partial<LineValues>): FitmentInput {
  const values = { ...noLine, ...given };
  return {
    make: values.make,
    model: values.model,
    yearFrom: Number(values.yearFrom),
    yearTo: Number(values.yearTo),
    engine: engineOf(values),
    position: values.position ? (values.position as Position) : null,
    units: numberOf(values.units),
    question: values.question || null,
    accepted: values.question ? values.accepted : null,
    excludes: values.excludes,
    note: trimText(values.note) || null,
  };
}
