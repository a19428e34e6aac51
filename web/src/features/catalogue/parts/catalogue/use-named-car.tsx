import { LinkButton, TextLink } from '#shared/ui/text-link';
import { useCarPicker } from '#shop-kit/car/car-picker';
import { carNamed, formatNamedCar } from '#shop-kit/car/named-car';
import type { NamedCarFragment } from '#shop-kit/car/named-car.generated';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveAndChooseCar } from '#shop-kit/catalogue-moves';

interface UseNamedCarProps {
  view: CatalogueView;
  named: NamedCarFragment;
  /** The rest of the search text. */
  rest: string | null;
  /** Whether the link has to say which car. */
  explainsMatch?: boolean;
}

/** Makes a car named in a search the user's own, or, if it is incomplete, opens the picker where JavaScript runs. */
export function UseNamedCar({ view, named, rest, explainsMatch = false }: UseNamedCarProps) {
  const picker = useCarPicker();
  const car = carNamed(named);
  if (car) {
    return (
      <TextLink
        to={paths.catalogue.to(changed(view, { search: rest ?? '', car: { car, answers: [] } }))}
        state={moveAndChooseCar('results')}
      >
        Set {explainsMatch ? `the ${formatNamedCar(named)}` : 'it'} as my car
      </TextLink>
    );
  }
  return (
    <LinkButton
      aria-haspopup="dialog"
      css={{ '@media (scripting: none)': { display: 'none' } }}
      onPointerEnter={picker.prepare}
      onFocus={picker.prepare}
      onClick={() => picker.choose()}
    >
      Choose which {named.model ?? named.make} is yours
    </LinkButton>
  );
}
