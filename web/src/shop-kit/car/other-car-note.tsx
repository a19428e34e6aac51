import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { moveAndChooseCar, moveTo } from '../catalogue-moves';
import type { ChosenCar } from './car';
import { carName } from './car-name';

interface OtherCarNoteProps {
  /** Noun for the page's content: "list". */
  what: string;
  /** The car that it is for. */
  car: ChosenCar;
  /** The car of this browser, which is another. */
  own: ChosenCar;
  addressFor: (car: ChosenCar) => string;
  /** False for a car that the shop does not know. */
  canBeOwn: boolean;
}

/** Notes that a shared page is for another car than the user's own: neither replaces the other automatically. */
export function OtherCarNote({ what, car, own, addressFor, canBeOwn }: OtherCarNoteProps) {
  const { make, model } = car.car;
  return (
    <Note kind="info" role="status" title={`This ${what} is for a ${carName(car.car)}.`}>
      <chakra.p>
        Your car is the {carName(own.car)}.{' '}
        <TextLink to={addressFor(own)} state={moveTo('results')}>
          Show parts for mine
        </TextLink>
        {canBeOwn && (
          <>
            {' '}
            or{' '}
            <TextLink to={addressFor(car)} state={moveAndChooseCar('results')} replace>
              make the {make} {model} mine
            </TextLink>
          </>
        )}
      </chakra.p>
    </Note>
  );
}
