import { cacheTags } from '../../../cache/cache-tags.js';
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../../shared/keyset-page.js';
import type { Loaders } from '../../../shared/loaders.js';
import type { FitmentAnswerInput, VehicleFilter } from '../../cars/fitment/fitment.inputs.js';
import { asAnswers, byCar, type FitmentService, type MakeCount } from '../../cars/fitment/fitment.service.js';
import type { FitmentsFilter } from '../../cars/fitment/fitments-filter.js';
import type { Fitting } from '../../cars/fitment/fitting.js';
import type { FitmentVerdict } from '../../cars/fitment/fitment-verdict.types.js';
import type { PartFitment } from '../../cars/fitment/part-fitment.entity.js';
import { judge } from '../../cars/fitment/verdict.js';
import type { VehicleInput } from '../../cars/vehicle/vehicle.inputs.js';
import { carOf, nameOf, type VehicleService } from '../../cars/vehicle/vehicle.service.js';
import type { ShownPart } from './shown-part.js';

type ListedPart = Pick<ShownPart, 'fitmentComplete' | 'id' | 'universal'>;

/**
 * Which cars parts fit, and which parts fit a car. Each method handles many parts with the same number of statements.
 */
export class PartFitmentService {
  constructor(
    private readonly vehicles: VehicleService,
    private readonly fitments: FitmentService,
  ) {}

  /** Whether a part fits a car. Throws UnknownCar. */
  async judge(
    { id, universal, fitmentComplete }: ListedPart,
    vehicle: VehicleInput,
    answers: readonly FitmentAnswerInput[],
    loaders: Loaders,
  ): Promise<FitmentVerdict> {
    cacheTags.shows(`part:${id}`, 'vehicles');
    const known = await loaders.of(this.vehicles.findModels).load(nameOf(vehicle));
    const car = carOf(vehicle, known);
    const { modelId } = car;
    const rows = (await loaders.of(this.fitments.findRows).load({ partId: id, modelId })) ?? [];
    const judged = judge({ universal, complete: fitmentComplete, rows }, car, asAnswers(answers));
    const rowLike = (one: { readonly id: string } | null) =>
      rows.find(({ id: own }) => own === one?.id) ?? null;
    return { ...judged, row: rowLike(judged.row), otherSide: rowLike(judged.otherSide) };
  }

  /** The list of cars of a part, by make, model and years. Throws BadInput for an impossible page. */
  async list(
    { id: partId }: ListedPart,
    { make, search, ...page }: FitmentsFilter & PageRequest,
    loaders: Loaders,
  ): Promise<KeysetPage<PartFitment> & { readonly countMakes: () => Promise<readonly MakeCount[]> }> {
    cacheTags.shows(`part:${partId}`, 'vehicles');
    const filter = { make, search };
    const found = await readKeysetPage<PartFitment>(byCar, page, async (slice) => {
      return (await loaders.of(this.fitments.findSlices).load({ partId, filter, slice })) ?? [];
    });
    // One count for the length and the makes.
    let counted: Promise<readonly MakeCount[]> | undefined;
    const countMakes = () =>
      (counted ??= loaders
        .of(this.fitments.countMakes)
        .load({ partId, filter })
        .then((makes) => makes ?? []));
    const countAll = async () => (await countMakes()).reduce((sum, { count }) => sum + count, 0);
    return { ...found, countAll, countMakes };
  }

  /** The car of a filter, looked up. Throws UnknownCar. */
  async lookUp({
    car: named,
    answers: givenAnswers,
    show,
  }: Pick<VehicleFilter, 'answers' | 'car'> & { show: Fitting['scope'] }): Promise<Fitting> {
    const [car, answers] = await Promise.all([
      this.vehicles.find(named),
      this.fitments.answersTo(givenAnswers ?? []),
    ]);
    return { car, answers, scope: show };
  }
}
