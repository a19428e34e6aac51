import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { moveAndChooseCar } from '#shop-kit/catalogue-moves';

/** The address names a car that the shop does not know. */
export function UnknownJobCar({ car, without }: { car: ChosenCar; without: string }) {
  return (
    <EmptyBlock
      title={`Our list of cars has no ${carName(car.car)}.`}
      reason="Choose your car again above, or look without one."
    >
      <ButtonLink to={without} state={moveAndChooseCar('results')}>
        Look without a car
      </ButtonLink>
    </EmptyBlock>
  );
}
