import { cacheTags } from '../../cache/cache-tags.js';
import { groupBy } from '../../shared/group-by.js';
import type { Loaders } from '../../shared/loaders.js';
import type { ReadDatabase } from '../../shared/read-database.js';
import type { FitmentAnswerInput } from '../cars/fitment/fitment.inputs.js';
import { findBestOfTypes } from '../catalogue/part/best-of-type.js';
import type { Category } from '../catalogue/part/category.js';
import type { PartFitmentService } from '../catalogue/part/part-fitment.service.js';
import { PART_TYPES, PartType } from '../catalogue/part/part-type.js';
import type { VehicleInput } from '../cars/vehicle/vehicle.inputs.js';
import { emptySlot, fillSlot, fitOf, type JudgedPart } from './fill-slot.js';
import type { Job, PartTypeNames } from './job.types.js';
import { type JobRow, JOBS } from './job-rows.js';
import { namedJobs } from './named-jobs.js';

/** The car that jobs are for, and its owner's answers. */
export interface CarOfJob {
  readonly vehicle?: VehicleInput | null;
  readonly answers?: readonly FitmentAnswerInput[] | null;
}

/** Jobs on a car, and what they need (ADR 044). */
export class JobService {
  constructor(
    private readonly catalogue: ReadDatabase,
    private readonly fitments: PartFitmentService,
  ) {}

  /** All jobs, or those of a category, in their order. Throws UnknownCar. */
  async list(category: Category | null, car: CarOfJob, loaders: Loaders): Promise<Job[]> {
    const jobs = await this.read('$1::text IS NULL OR category = $1', category);
    return this.fill(jobs, car, loaders);
  }

  /** The keys of all jobs, in their order. */
  async listKeys(): Promise<string[]> {
    return (await this.read('$1::text IS NULL', null)).map(({ key }) => key);
  }

  /** One job; null when there is none of this key. Throws UnknownCar. */
  async find(key: string, car: CarOfJob, loaders: Loaders): Promise<Job | null> {
    const [job] = await this.fill(await this.read('key = $1', key), car, loaders);
    return job ?? null;
  }

  /** The jobs that ask for each of these types, without a car. */
  readonly findOfTypes = async (types: readonly PartType[]): Promise<Job[][]> => {
    const jobs = await this.read('key IN (SELECT job_key FROM job_slot WHERE part_type = ANY($1))', types);
    return types.map((type) =>
      jobs.filter(({ slots }) => slots.some((slot) => slot.type === type)).map(withoutCar),
    );
  };

  /** The jobs that a search names, without a car. */
  async findNamed(text: string): Promise<Job[]> {
    return namedJobs(text, await this.read('$1::text IS NULL', null)).map(withoutCar);
  }

  /** All part types, by name. */
  listTypes(): PartTypeNames[] {
    return Object.values(PartType)
      .map((type) => ({ type, name: PART_TYPES[type].name, category: PART_TYPES[type].category }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  private read(where: string, value: unknown): Promise<JobRow[]> {
    cacheTags.shows('jobs');
    return this.catalogue.query<JobRow>({ text: JOBS(where), values: [value], prepared: true });
  }

  private async fill(
    jobs: readonly JobRow[],
    { vehicle, answers }: CarOfJob,
    loaders: Loaders,
  ): Promise<Job[]> {
    if (!vehicle) return jobs.map(withoutCar);
    const types = [...new Set(jobs.flatMap(({ slots }) => slots.map(({ type }) => type)))];
    const found = await this.findParts(types, vehicle, answers ?? [], loaders);
    return jobs.map((job) => {
      const slots = job.slots.map((slot) => fillSlot(slot, found.get(slot.type) ?? []));
      return { ...job, slots, fit: fitOf(slots) };
    });
  }

  /** The best parts for a car by type, each with its verdict. */
  private async findParts(
    types: readonly PartType[],
    vehicle: VehicleInput,
    answers: readonly FitmentAnswerInput[],
    loaders: Loaders,
  ): Promise<Map<string, JudgedPart[]>> {
    // The best ones change with parts, prices and lists, and when one sells out or comes back.
    cacheTags.shows('parts', 'availability');
    const fitting = await this.fitments.lookUp({
      car: vehicle,
      answers: [...answers],
      show: 'FITS',
    });
    const parts = await findBestOfTypes(this.catalogue, types, fitting);
    const judged = await Promise.all(
      parts.map(async (part) => ({
        part,
        fitment: await this.fitments.judge(part, vehicle, answers, loaders),
      })),
    );
    return groupBy(judged, ({ part }) => part.type);
  }
}

const withoutCar = (job: JobRow): Job => ({ ...job, slots: job.slots.map(emptySlot), fit: null });
