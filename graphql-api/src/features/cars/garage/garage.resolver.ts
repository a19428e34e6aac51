import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { GarageCar } from './garage-car.entity.js';
import { MOST_CARS } from './garage.errors.js';
import { GarageCarInput } from './garage.inputs.js';
import type { GarageService, KeptCars } from './garage.service.js';

@ObjectType({ description: 'A garage after cars were added.' })
class KeptInGarage implements KeptCars {
  @Field(() => [GarageCar], { description: 'All its cars, the one chosen last first.' })
  garage: readonly GarageCar[];

  @Field(() => Int, { description: 'How many of the cars it did not have before.' })
  added: number;
}

@ArgsType()
class KeepArgs {
  @Field(() => [GarageCarInput], { description: `The cars, the one chosen last first; 1 to ${MOST_CARS}.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_CARS)
  @ValidateNested({ each: true })
  cars: GarageCarInput[];
}

@Resolver()
export class GarageResolver {
  constructor(private readonly garages: GarageService) {}

  @Auth()
  @Query(() => [GarageCar], {
    description: `The caller's cars, the one chosen last first; at most ${MOST_CARS}.`,
    complexity: COST.list,
  })
  myGarage(@CurrentActor() actor: Actor): Promise<readonly GarageCar[]> {
    return this.garages.list(actor);
  }

  @Auth()
  @Mutation(() => KeptInGarage, {
    description:
      "Adds cars at the front of the caller's garage. One that is already there gets the new answers, and its engine if that was not known. Refused with GARAGE_FULL if there is no room for all, with UNKNOWN_CAR if the shop does not know one; then none was added.",
  })
  keepInGarage(@Args(() => KeepArgs) { cars }: KeepArgs, @CurrentActor() actor: Actor): Promise<KeptCars> {
    return this.garages.keep(cars, actor);
  }

  @Auth()
  @Mutation(() => [GarageCar], { description: "Removes a car from the caller's garage. Returns the others." })
  removeFromGarage(
    @Arg('id', () => ID, { description: 'Id of the car in the garage.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<readonly GarageCar[]> {
    return this.garages.remove(id, actor);
  }
}
