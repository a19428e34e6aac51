import type { EngineFacts } from '../vehicle/engine-facts.js';
import { type FitmentList, judge, type Judgement } from './verdict.js';
import { Verdict } from './verdict.kinds.js';
import * as words from './verdict-text.js';

/** A car described by less than model and year. */
export interface SomeCar {
  readonly make: string;
  /** Null if only the make is named. */
  readonly model: string | null;
  readonly modelIds: readonly number[];
  /** The possible model years, both included. */
  readonly from: number;
  readonly to: number;
  readonly engine: EngineFacts | null;
}

/** A verdict on several cars, one of which is the customer's. */
export interface JudgementOfSome extends Judgement {
  /** With FITS_IF: whether it fits, or may fit, some of them and not all. */
  readonly dependsOnCar: boolean;
}

/**
 * Whether a part fits a car that may be any of these, combined from the verdict on each: FITS and DOES_NOT_FIT only if
 * that holds for all. Undefined without a car.
 */
export function judgeSome(list: FitmentList, cars: readonly SomeCar[]): JudgementOfSome | undefined {
  const judged = cars.flatMap((car) =>
    car.modelIds.flatMap((modelId) =>
      yearsThatDiffer(list, modelId, car).map((year) => judgeOne(list, car, modelId, year)),
    ),
  );
  const [first] = judged;
  if (!first) return undefined;
  if (judged.every(({ verdict }) => verdict === first.verdict)) return { ...first, dependsOnCar: false };
  const may =
    judged.find(({ verdict }) => verdict === Verdict.FITS) ??
    judged.find(({ verdict }) => verdict === Verdict.FITS_IF);
  if (may) {
    return { ...may, verdict: Verdict.FITS_IF, question: null, needsEngine: false, dependsOnCar: true };
  }
  const unknown = judged.find(({ verdict }) => verdict === Verdict.UNKNOWN) ?? first;
  return { ...unknown, verdict: Verdict.UNKNOWN, dependsOnCar: false };
}

/**
 * What holds for every part: FITS when all fit, FITS_IF when all fit or may. Null otherwise, and for an empty list:
 * nothing may be promised.
 */
export function verdictOfAll(verdicts: readonly Verdict[]): Verdict | null {
  if (verdicts.length === 0) return null;
  if (verdicts.every((verdict) => verdict === Verdict.FITS)) return Verdict.FITS;
  const mayAll = verdicts.every((verdict) => verdict === Verdict.FITS || verdict === Verdict.FITS_IF);
  return mayAll ? Verdict.FITS_IF : null;
}

function judgeOne(
  list: FitmentList,
  { make, model, engine, from, to }: SomeCar,
  modelId: number,
  year: number,
) {
  const judged = judge(list, { make, model: model ?? make, modelId, year, engine }, new Map());
  const { verdict, row } = judged;
  // The year is only one of the possible ones, so no reason names it.
  if (from === to || !row || verdict === Verdict.FITS || verdict === Verdict.FITS_IF) return judged;
  return { ...judged, reason: row.excludes ? words.excluded(row) : words.listed(row) };
}

/**
 * For years between which no row begins or ends, one stands for all; those of the newest row first, so that the same
 * one is chosen in any order.
 */
function yearsThatDiffer({ rows }: FitmentList, modelId: number, { from, to }: SomeCar): number[] {
  const edges = rows
    .filter((row) => row.modelId === modelId)
    .sort((one, other) => other.yearFrom - one.yearFrom)
    .flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo + 1])
    .filter((year) => from < year && year <= to);
  return [...new Set([from, ...edges])];
}
