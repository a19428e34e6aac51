import { Arg, Args, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';

import { COST } from '../../../shared/read-cost.js';
import { Limit } from '../../../shared/limit.js';
import { requireText } from '../../../shared/text.validator.js';
import type { EngineFacts } from './engine-facts.js';
import { VehiclesArgs } from './vehicle.inputs.js';
import type { VehicleService } from './vehicle.service.js';
import { VehicleEngine } from './vehicle-engine.entity.js';
import { VehicleModel } from './vehicle-model.entity.js';
import { VinReading } from './vin-reading.type.js';

/** Length of a VIN as people type it, with spaces and dashes. */
const VIN_LENGTH = { min: 1, max: 100 } as const;

@ObjectType({
  description:
    'The choices for a car, without those that the choice so far rules out. Request only the next step.',
})
class VehicleChoice {
  constructor(
    private readonly vehicles: VehicleService,
    private readonly chosen: VehiclesArgs,
  ) {}

  @Field(() => [Int], {
    description: 'Model years, newest first; of make and model, once chosen.',
    complexity: COST.batch,
  })
  years(): Promise<number[]> {
    return this.vehicles.listYears(this.chosen);
  }

  @Field(() => [String], {
    description: 'Makes by name; of the year, once chosen.',
    complexity: COST.batch,
  })
  makes(): Promise<string[]> {
    return this.vehicles.listMakes(this.chosen);
  }

  @Field(() => [VehicleModel], {
    description: 'The models of the make by name; of the year, once chosen. Empty without a make.',
    complexity: COST.batch,
  })
  models(): Promise<VehicleModel[]> {
    return this.vehicles.listModels(this.chosen);
  }

  @Field(() => [VehicleEngine], {
    description:
      'The engines of the model, smallest first; of the year, once chosen. Empty without make and model, and if none is known: then there is no engine to choose.',
    complexity: COST.batch,
  })
  engines(): Promise<EngineFacts[]> {
    return this.vehicles.listEngines(this.chosen);
  }
}

@Resolver()
export class VehicleResolver {
  constructor(private readonly vehicles: VehicleService) {}

  @Query(() => VehicleChoice, {
    name: 'vehicles',
    description: "The cars in the shop's list, chosen step by step: year, make, model, engine, in any order.",
  })
  list(@Args(() => VehiclesArgs) chosen: VehiclesArgs): VehicleChoice {
    return new VehicleChoice(this.vehicles, chosen);
  }

  @Query(() => VinReading, {
    description:
      'What a VIN says about a car. It only fills in the choice for a person to confirm. Refused with INVALID_VIN if it is impossible. The VIN is not stored.',
    complexity: COST.batch,
  })
  async decodeVin(
    @Limit('length', VIN_LENGTH)
    @Arg('vin', () => String, { description: '17 characters; blanks, dashes and case do not matter.' })
    vin: string,
  ): Promise<VinReading> {
    const { text, ...reading } = await this.vehicles.readVin(requireText(vin, 'vin', VIN_LENGTH));
    return { vin: text, ...reading };
  }
}
