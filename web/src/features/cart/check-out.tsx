import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { loadedLater } from '#shared/ui/loaded-later';
import type { ChosenCar } from '#shop-kit/car/car';
import { orderedAnyway } from '#shop-kit/car/order-anyway';
import { paths } from '#shop-kit/paths';
import type { CartItem } from './use-cart-items';

const loadDialog = () => import('#shop-kit/car/order-anyway-dialog');
// Downloaded only when a part does not fit.
const OrderAnywayDialog = loadedLater(async () => (await loadDialog()).OrderAnywayDialog);

interface CheckOutOptions {
  items: readonly CartItem[];
  car: ChosenCar | null;
  /** Whether it leads anywhere now. */
  isOpen: boolean;
}

/** The button to the checkout, in as many places as there are, and what it asks once: whether parts are meant that do not fit the car. Where that is not known yet, the checkout asks. */
export function useCheckOut({ items, car, isOpen }: CheckOutOptions) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState({ open: false, seen: false });
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
          onPointerEnter: () => void loadDialog(),
          onClick: (event: React.MouseEvent) => {
            event.preventDefault();
            setAsking({ open: true, seen: true });
          },
        })}
      >
        Check out
      </ButtonLink>
    );
  };

  const question = asking.seen && car && first?.found.part?.fitment && (
    <OrderAnywayDialog
      open={asking.open}
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
      onClose={() => setAsking({ open: false, seen: true })}
    />
  );
  return { button, question };
}
