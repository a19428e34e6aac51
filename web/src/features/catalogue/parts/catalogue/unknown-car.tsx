import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { carName } from '#shop-kit/car/car-name';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveAndChooseCar } from '#shop-kit/catalogue-moves';

interface UnknownCarProps {
  view: CatalogueView & { car: NonNullable<CatalogueView['car']> };
}

/** The address names a car that the shop does not know. */
export function UnknownCar({ view }: UnknownCarProps) {
  return (
    <EmptyBlock
      title={`The ${carName(view.car.car)} is not in our list of cars.`}
      reason="Choose your car again above, or browse parts without a car."
    >
      <ButtonLink
        to={paths.catalogue.to(changed(view, { car: null }))}
        state={moveAndChooseCar('results')}
        preventScrollReset
      >
        Show parts without a car
      </ButtonLink>
    </EmptyBlock>
  );
}
