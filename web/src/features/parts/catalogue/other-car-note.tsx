import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveAndChooseCar, moveTo } from '#shop-kit/catalogue-moves';

interface OtherCarNoteProps {
  view: CatalogueView;
  /** The car of this browser, which is not that of the address. */
  own: ChosenCar;
  /** False for a car that the shop does not know. */
  canBeOwn: boolean;
}

/** Says that a list somebody sent is for another car than one's own: neither takes the other's place unasked. */
export function OtherCarNote({ view, own, canBeOwn }: OtherCarNoteProps) {
  if (!view.car) return null;
  const { make, model } = view.car.car;
  return (
    <Note kind="info" role="status" title={`This list is for a ${carName(view.car.car)}.`}>
      <chakra.p>
        Your car is the {carName(own.car)}.{' '}
        <TextLink to={paths.catalogue.to(changed(view, { car: own }))} state={moveTo('results')}>
          Show parts for mine
        </TextLink>
        {canBeOwn && (
          <>
            {' '}
            or{' '}
            <TextLink to={paths.catalogue.to(view)} state={moveAndChooseCar('results')} replace>
              make the {make} {model} mine
            </TextLink>
          </>
        )}
      </chakra.p>
    </Note>
  );
}
