import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';
import type { Car } from '../vehicle/car.js';
import type { VehicleInput } from '../vehicle/vehicle.inputs.js';
import { carOf } from '../vehicle/vehicle.service.js';
import type { FitmentAnswerInput } from './fitment.inputs.js';
import { asAnswers } from './fitment.service.js';
import { COLUMNS, type FitmentColumns, fitmentOf, JOINS } from './fitment-columns.js';
import { judge, type Judgement } from './verdict.js';

/** A car, and what its owner answered. */
export interface AskedCar {
  readonly vehicle: VehicleInput;
  readonly answers?: readonly FitmentAnswerInput[] | null;
}

/** A verdict with the car as the shop knows it, and how often the row that decided had been changed. */
export interface JudgedCar {
  readonly car: Car;
  readonly judgement: Judgement;
  readonly revision: number | null;
}

interface ListOfModel extends Omit<FitmentColumns, 'id'> {
  readonly id: string | null;
  readonly universal: boolean;
  readonly complete: boolean;
  readonly knownId: number | null;
  readonly knownMake: string;
  readonly knownName: string;
  readonly knownYears: string | null;
  readonly makeIsKnown: boolean;
}

/** The part, the model of these names and each row that the part has for it; once without a row when there is none. */
const LIST_OF_MODEL = {
  name: 'fitment_of_part_for_model',
  text: `SELECT ${COLUMNS}, part.universal, part.fitment_complete AS complete, known.id AS "knownId",
      coalesce(known.make, $2) AS "knownMake", coalesce(known.name, $3) AS "knownName", known.years::text AS "knownYears",
      EXISTS (SELECT FROM vehicle_model WHERE lower(make) = lower($2)) AS "makeIsKnown"
    FROM part LEFT JOIN vehicle_model AS known ON lower(known.make) = lower($2) AND lower(known.name) = lower($3)
    LEFT JOIN (part_fitment AS row ${JOINS}) ON row.part_id = part.id AND row.model_id = known.id
    WHERE part.id = $1`,
};

/** Whether a part fits a car as the caller's transaction sees it, by one statement. Null for an unknown part. Throws UnknownCar. */
export async function judgeInTransaction(
  manager: EntityManager,
  partId: string,
  { vehicle, answers }: AskedCar,
): Promise<JudgedCar | null> {
  const names = [vehicle.make.trim(), vehicle.model.trim()];
  const list = await runSql<ListOfModel>(manager, LIST_OF_MODEL, [partId, ...names]);
  const [first] = list;
  if (!first) return null;
  const { universal, complete, knownId: id, knownMake: make, knownName: name, knownYears: years } = first;
  const car = carOf(vehicle, { id, make, name, years, makeIsKnown: first.makeIsKnown });
  const rows = list.filter((row): row is ListOfModel & FitmentColumns => row.id !== null).map(fitmentOf);
  const judgement = judge({ universal, complete, rows }, car, asAnswers(answers ?? []));
  return { car, judgement, revision: rows.find((row) => row.id === judgement.row?.id)?.revision ?? null };
}
