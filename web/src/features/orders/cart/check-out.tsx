import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { orderedAnyway } from '#shop-kit/car/order-anyway';
import { loadOrderAnyway, OrderAnywayDialog } from '#shop-kit/car/order-anyway-later';
import { paths } from '#shop-kit/paths';
import type { CartItem } from './use-cart-items';

interface CheckOutOptions {
  items: readonly CartItem[];
  car: ChosenCar | null;
  /** Whether it leads anywhere now. */
  isOpen: boolean;
}

/** The checkout button, and its one question: whether to keep parts that don't fit. If unknown, the checkout asks. */
export function useCheckOut({ items, car, isOpen }: CheckOutOptions) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const wrong = items.filter(({ found }) => found.part?.fitment?.verdict === 'DOES_NOT_FIT');
  const [first] = wrong;
  const address = paths.checkout.to();

  const button = (size?: 'lg') => {
    const shape = size === 'lg' ? 'full' : 'text';
    if (!isOpen)
      return (
        <Button size={size} shape={shape} disabled>
          Check out
        </Button>
      );
    return (
      <ButtonLink
        size={size}
        shape={shape}
        to={address}
        {...(first && {
          'aria-haspopup': 'dialog' as const,
          onPointerEnter: () => void loadOrderAnyway(),
          onClick: (event: React.MouseEvent) => {
            event.preventDefault();
            setAsking(true);
          },
        })}
      >
        Check out
      </ButtonLink>
    );
  };

  const question = car && first?.found.part?.fitment && (
    <OrderAnywayDialog
      open={isAsking}
      product={wrong.map(({ found }) => found.product).join(', ')}
      verdict={first.found.part.fitment}
      fittingParts={paths.catalogue.to({ category: first.found.category, car, fit: 'FITS' })}
      onOrder={() =>
        void navigate(
          orderedAnyway(
            address,
            car,
            wrong.map(({ line }) => line.partId),
          ),
        )
      }
      onClose={() => setAsking(false)}
    />
  );
  return { button, question };
}
