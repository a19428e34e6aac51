import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { paths } from '#shop-kit/paths';
import { stockLevel, type Shelf } from '#shop-kit/stock-level';

/** The way from a part in a list to its order page; a part that is sold out stays, but leads nowhere. */
export function OrderNow({ part }: { part: Shelf & { id: string; name: string } }) {
  if (stockLevel(part) === 'out') return <Button disabled>Sold out</Button>;
  return (
    <ButtonLink to={paths.order.to(part.id)} aria-label={`Order Now: ${part.name}`}>
      Order Now
    </ButtonLink>
  );
}
