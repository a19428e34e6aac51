import type { Verdict } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { paths } from '#shop-kit/paths';
import { stockLevel, type Shelf } from '#shop-kit/stock-level';

interface OrderNowProps {
  part: Shelf & { id: string; name: string };
  /** The verdict on the part and the chosen car, or the one in the search. */
  verdict?: Verdict | undefined;
  /** The car that is listed for. */
  car?: ChosenCar | null | undefined;
}

/** The way from a part in a list to its order page; a part that is sold out stays, but leads nowhere. */
export function OrderNow({ part, verdict, car }: OrderNowProps) {
  if (stockLevel(part) === 'out') return <Button disabled>Sold out</Button>;
  const isWrong = verdict === 'DOES_NOT_FIT';
  return (
    <ButtonLink
      variant={isWrong ? 'outline' : 'solid'}
      to={paths.order.to(part.id, car)}
      aria-label={`Order Now: ${part.name}${isWrong ? `, does not fit ${car ? 'your car' : 'the car of your search'}` : ''}`}
    >
      Order Now
    </ButtonLink>
  );
}
