import { HasItems } from '../../../shared/list.validator.js';
import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { GarageCar } from './garage-car.entity.js';
import { MAX_CARS } from './garage.errors.js';
import { GarageCarInput } from './garage.inputs.js';
import type { GarageService, SavedCars } from './garage.service.js';

@ObjectType({ description: 'A garage after cars were added.' })
class SavedToGarage implements SavedCars {
  @Field(() => [GarageCar], { description: 'All its cars, the one chosen last first.' })
  garage: readonly GarageCar[];

  @Field(() => Int, { description: 'How many of the cars it did not have before.' })
  added: number;
}

@ArgsType()
class SaveToGarageArgs {
  @Field(() => [GarageCarInput], { description: `The cars, the one chosen last first; 1 to ${MAX_CARS}.` })
  @HasItems(1, MAX_CARS)
  @ValidateNested({ each: true })
  cars: GarageCarInput[];
}

@Resolver()
export class GarageResolver {
  constructor(private readonly garages: GarageService) {}

  @Auth()
  @Query(() => [GarageCar], {
    description: `The caller's cars, the one chosen last first; at most ${MAX_CARS}.`,
    complexity: COST.list,
  })
  myGarage(@CurrentActor() actor: Actor): Promise<readonly GarageCar[]> {
    return this.garages.list(actor);
  }

  @Auth()
  @Mutation(() => SavedToGarage, {
    description:
      "Adds cars at the front of the caller's garage. One that is already there gets the new answers, and its engine if that was not known. Refused with GARAGE_FULL if there is no room for all, with UNKNOWN_CAR if the shop does not know one; then none was added.",
  })
  saveToGarage(
    @Args(() => SaveToGarageArgs) { cars }: SaveToGarageArgs,
    @CurrentActor() actor: Actor,
  ): Promise<SavedCars> {
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
