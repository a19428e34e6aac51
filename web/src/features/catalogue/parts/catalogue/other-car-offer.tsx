import { hasVin } from '#shared/format/vin';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { carName } from '#shop-kit/car/car-name';
import { carNamed, formatNamedCar } from '#shop-kit/car/named-car';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import type { SearchNotes_SearchFragment } from './search-notes.generated';
import { UseNamedCar } from './use-named-car';

/** Whether a search for nothing but a car names another one than the list is for. */
export const isOtherCar = (
  { car }: CatalogueView,
  search: SearchNotes_SearchFragment | null | undefined,
): boolean =>
  car !== null &&
  search != null &&
  search.cars.length > 0 &&
  search.understoodAs === null &&
  search.category === null;

interface OtherCarOfferProps {
  view: CatalogueView & { car: NonNullable<CatalogueView['car']> };
  search: SearchNotes_SearchFragment;
}

/** Offers the car that was searched for, where another one is set: neither replaces the other unasked. */
export function OtherCarOffer({ view, search }: OtherCarOfferProps) {
  const { cars } = search;
  const own = carName(view.car.car);
  // A VIN tells the year: "This VIN is a 2014 Volkswagen Jetta."
  const what = hasVin(view.search) ? 'This VIN is a' : `“${cars[0]?.text ?? view.search}” is a car:`;
  return (
    <EmptyBlock
      title={`${what} ${cars.map(formatNamedCar).join(' or ')}.`}
      reason={`Your car is the ${own}. It stays selected until you change it.`}
    >
      {cars.map((named) => {
        const car = carNamed(named);
        return car ? (
          <ButtonLink
            key={formatNamedCar(named)}
            to={paths.catalogue.to(changed(view, { search: '', car: { car, answers: [] } }))}
            state={moveTo('results')}
          >
            Show parts for {cars.length === 1 ? 'it' : `the ${formatNamedCar(named)}`}
          </ButtonLink>
        ) : (
          <UseNamedCar key={formatNamedCar(named)} view={view} named={named} rest={null} />
        );
      })}
      <ButtonLink
        variant="outline"
        to={paths.catalogue.to(changed(view, { search: '' }))}
        state={moveTo('results')}
      >
        Show parts for your {view.car.car.model}
      </ButtonLink>
    </EmptyBlock>
  );
}
