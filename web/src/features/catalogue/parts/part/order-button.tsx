import { useState } from 'react';
import { useNavigate, useSearchParams, type LinkProps } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { carFromSearch } from '#shop-kit/car/car-address';
import { orderedAnyway } from '#shop-kit/car/order-anyway';
import { loadOrderAnyway, OrderAnywayDialog } from '#shop-kit/car/order-anyway-later';
import { paths } from '#shop-kit/paths';
import { stockLevel } from '#shop-kit/stock-level';
import type { PartPage_PartFragment } from './part-page.generated';
import type { FitState } from './use-part-verdict';

interface OrderButtonProps {
  part: PartPage_PartFragment;
  fit: FitState;
  size?: 'lg';
}

/** The button to order a part. If it does not fit the user's car, it is less prominent and asks once more. */
export function OrderButton({ part, fit, size }: OrderButtonProps) {
  const [params] = useSearchParams();
  const address = paths.order.to(part.id, carFromSearch(params));
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const shape = size === 'lg' ? 'full' : 'text';

  if (stockLevel(part) === 'out') {
    return (
      <Button size={size} shape={shape} disabled>
        Sold out
      </Button>
    );
  }
  if (fit.state !== 'judged' || fit.verdict.verdict !== 'DOES_NOT_FIT') {
    return (
      <ButtonLink size={size} shape={shape} to={address}>
        Order Now
      </ButtonLink>
    );
  }
  const ask: LinkProps['onClick'] = (event) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <ButtonLink
        size={size}
        shape={shape}
        variant="outline"
        bg="bg.panel"
        to={address}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadOrderAnyway()}
        onClick={ask}
      >
        Order Now
      </ButtonLink>
      <OrderAnywayDialog
        open={isAsking}
        product={part.name}
        verdict={fit.verdict}
        fittingParts={paths.catalogue.to({ category: part.category, car: fit.chosen, fit: 'FITS' })}
        onOrder={() => void navigate(orderedAnyway(address, fit.chosen))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
