import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { moveAndChooseCar } from '#shop-kit/catalogue-moves';

/** The address names a car that the shop does not know. */
export function UnknownJobCar({ car, without }: { car: ChosenCar; without: string }) {
  return (
    <EmptyBlock
      title={`The ${carName(car.car)} is not in our list of cars.`}
      reason="Choose your car again above, or continue without a car."
    >
      <ButtonLink to={without} state={moveAndChooseCar('results')}>
        Continue without a car
      </ButtonLink>
    </EmptyBlock>
  );
}
