import { cacheTags } from '../../../cache/cache-tags.js';
import type { Clock } from '../../../shared/clock.js';
import { oneLine } from '../../../shared/one-line.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { Car } from './car.js';
import { type EngineFacts, mostExact } from './engine-facts.js';
import type { VehicleInput, VehiclesArgs } from './vehicle.inputs.js';
import { UnknownCar } from './vehicle.errors.js';
import { type VehicleModel, yearRanges } from './vehicle-model.entity.js';
import { decodeVin, makesOf, type VinCandidate } from './vin/decode-vin.js';
import { patternsOf } from './vin/vin-patterns.js';
import { readVin, type Vin } from './vin/vin.js';

/** What is known about a make and model by name. */
interface NamedModel {
  readonly id: number | null;
  readonly make: string;
  readonly name: string;
  readonly years: string | null;
  readonly makeIsKnown: boolean;
}

/** A VIN, and the cars in the shop's list that it may be. */
export type VinReading = Pick<Vin, 'checkDigitAgrees' | 'needsCheckDigit' | 'text' | 'years'> & {
  readonly candidates: readonly VinCandidate[];
  /** In the shop's list; named even if the VIN has no model year, as many European ones. */
  readonly makes: readonly string[];
};

/** The cars that the shop knows: the choices, step by step, and which one someone means. */
export class VehicleService {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly clock: Clock,
  ) {}

  /** Model years, newest first, of the chosen make and model. */
  async listYears({ make, model }: VehiclesArgs): Promise<number[]> {
    const rows = await this.read<{ year: number }>(
      `SELECT generate_series(lower(span), upper(span) - 1) AS year FROM (
         SELECT unnest(range_agg(model.years)) AS span FROM vehicle_model AS model`,
      { make, model },
      ') AS spans ORDER BY year DESC',
    );
    return rows.map(({ year }) => year);
  }

  /** Makes by name; of the year, once chosen. */
  async listMakes({ year }: VehiclesArgs): Promise<string[]> {
    const rows = await this.read<{ make: string }>(
      'SELECT mode() WITHIN GROUP (ORDER BY model.make) AS make FROM vehicle_model AS model',
      { year },
      'GROUP BY lower(model.make) ORDER BY make',
    );
    return rows.map(({ make }) => make);
  }

  /** The models of a make by name; of the year, once chosen. None without a make. */
  async listModels({ year, make }: VehiclesArgs): Promise<VehicleModel[]> {
    if (make == null) return [];
    const rows = await this.read<Omit<VehicleModel, 'years'> & { years: string }>(
      'SELECT model.id, model.make, model.name, model.years::text AS years FROM vehicle_model AS model',
      { year, make },
      'ORDER BY model.name',
    );
    return rows.map((row) => ({ ...row, years: yearRanges.from(row.years) }));
  }

  /** The engines of a model, smallest first; of the year, once chosen. None without make and model. */
  async listEngines({ year, make, model }: VehiclesArgs): Promise<EngineFacts[]> {
    if (make == null || model == null) return [];
    const values = new SqlValues();
    const ofYear =
      year == null ? '' : `AND ${values.add(year)}::integer BETWEEN engine.year_from AND engine.year_to`;
    const rows = await this.read<EngineFacts>(
      `SELECT DISTINCT engine.litres::float8 AS litres, engine.cylinders, engine.fuel
       FROM vehicle_model AS model JOIN vehicle_engine AS engine ON engine.model_id = model.id ${ofYear}`,
      { make, model },
      'ORDER BY litres, cylinders, fuel',
      values,
    );
    return mostExact(rows);
  }

  /** The stored car of an input. Throws UnknownCar. */
  async find(vehicle: VehicleInput): Promise<Car> {
    const [known] = await this.findModels([nameOf(vehicle)]);
    return carOf(vehicle, known ?? null);
  }

  /** Models by their names, as `nameOf` writes them. */
  readonly findModels = async (names: readonly string[]): Promise<(NamedModel | null)[]> => {
    cacheTags.shows('vehicles');
    const given = names.map((name) => name.split('\n'));
    return this.catalogue.query<NamedModel>({
      text: `SELECT model.id, coalesce(model.make, given.make) AS make, coalesce(model.name, given.name) AS name,
          model.years::text AS years,
          EXISTS (SELECT FROM vehicle_model WHERE lower(make) = lower(given.make)) AS "makeIsKnown"
        FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (make, name, place)
        LEFT JOIN vehicle_model AS model
          ON lower(model.make) = lower(given.make) AND lower(model.name) = lower(given.name)
        ORDER BY given.place`,
      values: [given.map(([make]) => make), given.map(([, name]) => name)],
      prepared: true,
    });
  };

  /** What a VIN says; it only fills in the choice of a car, and is stored nowhere. Throws InvalidVin. */
  async readVin(typed: string): Promise<VinReading> {
    // A VIN is personal: no instance caches the answer.
    cacheTags.markPrivate();
    // Cars of the next model year are sold before it begins.
    const vin = readVin(typed, this.clock.now().getFullYear() + 1);
    const patterns = await patternsOf(vin.wmi);
    const candidates = decodeVin(vin, patterns);
    const models = candidates.length === 0 ? [] : await this.findModels(candidates.map(nameOf));
    const known = candidates.flatMap((candidate, index) => {
      const model = models[index];
      return model && isOfYear(model, candidate.year)
        ? [{ ...candidate, make: model.make, model: model.name }]
        : [];
    });
    const { text, checkDigitAgrees, needsCheckDigit, years } = vin;
    const makes =
      known.length === 0
        ? await this.findMakes(makesOf(patterns))
        : [...new Set(known.map(({ make }) => make))];
    return { text, checkDigitAgrees, needsCheckDigit, years, candidates: known, makes };
  }

  /** Which of these makes the shop's list has, in their order. */
  private async findMakes(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    cacheTags.shows('vehicles');
    const rows = await this.catalogue.query<{ make: string }>({
      text: `SELECT mode() WITHIN GROUP (ORDER BY model.make) AS make
        FROM unnest($1::text[]) WITH ORDINALITY AS given (make, place)
        JOIN vehicle_model AS model ON lower(model.make) = lower(given.make) GROUP BY place ORDER BY place`,
      values: [names],
      prepared: true,
    });
    return rows.map(({ make }) => make);
  }

  private read<Row extends object>(
    select: string,
    { year, make, model }: VehiclesArgs,
    order: string,
    values = new SqlValues(),
  ): Promise<Row[]> {
    cacheTags.shows('vehicles');
    const conditions = ['true'];
    if (year != null) conditions.push(`model.years @> ${values.add(year)}::integer`);
    if (make != null) conditions.push(`lower(model.make) = lower(${values.add(oneLine(make))})`);
    if (model != null) conditions.push(`lower(model.name) = lower(${values.add(oneLine(model))})`);
    const text = `${select} WHERE ${conditions.join(' AND ')} ${order}`;
    return this.catalogue.query<Row>({ text, values: values.all, prepared: true });
  }
}

export const nameOf = ({ make, model }: { make: string; model: string }) =>
  [make, model].map(oneLine).join('\n');

/** The stored car of an input, if its model is known. Throws UnknownCar. */
export function carOf({ year, engine, ...names }: VehicleInput, known: NamedModel | null): Car {
  const { id = null, make = names.make, name = names.model, makeIsKnown = false } = known ?? {};
  if (!makeIsKnown) throw new UnknownCar(`Our list of cars has no ${make}.`, 'make');
  if (!known || id === null) throw new UnknownCar(`Our list of cars has no ${make} ${name}.`, 'model');
  if (!isOfYear(known, year)) {
    throw new UnknownCar(`Our list of cars has no ${make} ${name} of ${year}.`, 'year');
  }
  const { litres = null, cylinders = null, fuel = null } = engine ?? {};
  const isKnown = litres !== null || cylinders !== null || fuel !== null;
  return { modelId: id, make, model: name, year, engine: isKnown ? { litres, cylinders, fuel } : null };
}

const isOfYear = ({ years }: NamedModel, year: number) =>
  years !== null && yearRanges.from(years).some(({ from, to }) => from <= year && year <= to);
