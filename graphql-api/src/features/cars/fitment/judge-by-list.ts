import type { EntityManager } from 'typeorm';

import { oneLine } from '../../../shared/one-line.js';
import { runSql } from '../../../shared/sql.js';
import type { Car } from '../vehicle/car.js';
import type { VehicleInput } from '../vehicle/vehicle.inputs.js';
import { carOf } from '../vehicle/vehicle.service.js';
import type { FitmentAnswerInput } from './fitment.inputs.js';
import { asAnswers } from './fitment.service.js';
import { COLUMNS, type FitmentColumns, fitmentOf, JOINS } from './fitment-columns.js';
import { judge, type Judgement } from './verdict.js';

export interface RequestedCar {
  readonly vehicle: VehicleInput;
  readonly answers?: readonly FitmentAnswerInput[] | null;
}

/** A verdict with the car as the shop knows it, and how often the row that decided had been changed. */
export interface JudgedCar {
  readonly car: Car;
  readonly judgement: Judgement;
  readonly revision: number | null;
}

export interface RequestedPart extends RequestedCar {
  readonly partId: string;
}

interface ListOfModel extends Omit<FitmentColumns, 'id'> {
  /** Position among the questions, from 1. */
  readonly asked: number;
  readonly id: string | null;
  readonly universal: boolean;
  readonly complete: boolean;
  readonly knownId: number | null;
  readonly knownMake: string;
  readonly knownName: string;
  readonly knownYears: string | null;
  readonly makeIsKnown: boolean;
}

/**
 * For each pair of a part and a model's names: the part, the model, and each of the part's rows for it, or once without
 * a row if there is none.
 */
const LISTS_OF_MODELS = {
  name: 'fitment_of_parts_for_models',
  text: `SELECT asked.index::integer AS asked, ${COLUMNS}, part.universal, part.fitment_complete AS complete, known.id AS "knownId",
      coalesce(known.make, asked.make) AS "knownMake", coalesce(known.name, asked.name) AS "knownName", known.years::text AS "knownYears",
      EXISTS (SELECT FROM vehicle_model WHERE lower(make) = lower(asked.make)) AS "makeIsKnown"
    FROM unnest($1::uuid[], $2::text[], $3::text[]) WITH ORDINALITY AS asked (part_id, make, name, index)
    JOIN part ON part.id = asked.part_id
    LEFT JOIN vehicle_model AS known ON lower(known.make) = lower(asked.make) AND lower(known.name) = lower(asked.name)
    LEFT JOIN (part_fitment AS row ${JOINS}) ON row.part_id = part.id AND row.model_id = known.id`,
};

/** What a part's list says about a car; empty for an unknown part. */
export type ListOfCar = readonly ListOfModel[];

/**
 * Reads what the lists of these parts say about the cars asked for, as the caller's transaction sees them: one
 * statement, in the order of `asked`.
 */
export async function readLists(
  manager: EntityManager,
  asked: readonly RequestedPart[],
): Promise<readonly ListOfCar[]> {
  const rows = await runSql<ListOfModel>(manager, LISTS_OF_MODELS, [
    asked.map(({ partId }) => partId),
    asked.map(({ vehicle }) => oneLine(vehicle.make)),
    asked.map(({ vehicle }) => oneLine(vehicle.model)),
  ]);
  return asked.map((_one, index) => rows.filter((row) => row.asked === index + 1));
}

/** Whether a part fits a car, by its list. Null for an unknown part. Throws UnknownCar. Pure. */
export function judgeByList(list: ListOfCar, { vehicle, answers }: RequestedCar): JudgedCar | null {
  const [first] = list;
  if (!first) return null;
  const { universal, complete, knownId: id, knownMake: make, knownName: name, knownYears: years } = first;
  const car = carOf(vehicle, { id, make, name, years, makeIsKnown: first.makeIsKnown });
  const rows = list.filter((row): row is ListOfModel & FitmentColumns => row.id !== null).map(fitmentOf);
  const judgement = judge({ universal, complete, rows }, car, asAnswers(answers ?? []));
  return { car, judgement, revision: rows.find((row) => row.id === judgement.row?.id)?.revision ?? null };
}
