import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { maxCars } from '#shop-kit/car/garage';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';

interface FullGarageProps {
  oldest: ChosenCar;
  /** The car that has no room. */
  selected: ChosenCar;
  onReplace: () => void;
  onLeaveOut: () => void;
}

/** Asks before the oldest car makes room for another. */
export function FullGarage({ oldest, selected, onReplace, onLeaveOut }: FullGarageProps) {
  const question = useFocusWhenShown<HTMLParagraphElement>();
  return (
    <>
      <chakra.p ref={question} tabIndex={-1} outline="none">
        Your garage is full: it holds {maxCars} cars. Your least recently used car is the{' '}
        <b>{carName(oldest.car)}</b>.
      </chakra.p>
      <chakra.div display="grid" gap="2" justifyItems={{ base: 'stretch', sm: 'start' }}>
        <Button onClick={onReplace}>Remove it</Button>
        <Button
          variant="ghost"
          onClick={onLeaveOut}
          whiteSpace="normal"
          textAlign={{ base: 'center', sm: 'start' }}
        >
          {`Don't save the ${carName(selected.car)}`}
        </Button>
      </chakra.div>
    </>
  );
}
