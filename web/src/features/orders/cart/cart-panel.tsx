import { useRef, type ReactNode } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { multiply, sum } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { TitledPanel } from '#shared/ui/titled-panel';
import { BottomBar } from '#shop-kit/bottom-bar';
import type { ChosenCar } from '#shop-kit/car/car';
import { type FitKnowledge, FitOfParts } from '#shop-kit/car/fit-of-parts';
import { Price } from '#shop-kit/price';
import { SumLine } from '#shop-kit/sum-line';
import { units } from '#shop-kit/units';
import type { CartItem } from './use-cart-items';

interface CartPanelProps {
  /** Items included in the total. */
  items: readonly CartItem[];
  car: ChosenCar | null;
  fit: FitKnowledge;
  refetch: () => void;
  /** The way to the checkout. */
  button: (size?: 'lg') => ReactNode;
}

/** Total of the cart and the link to the checkout; on phones a bar replaces it while its button is out of sight. */
export function CartPanel({ items, car, fit, refetch, button }: CartPanelProps) {
  const { holdMinutes } = usePublicConfig();
  const buttonPlace = useRef<HTMLDivElement>(null);
  const subtotal = sum(items.map(({ found, quantity }) => multiply(found.part?.price ?? '0.00', quantity)));
  const itemCount = items.reduce((count, { quantity }) => count + quantity, 0);
  const counts = `${counted(items.length, 'part')}, ${units(itemCount)}`;
  return (
    <>
      <TitledPanel title={counts} p="5" gap="3.5" position={{ lg: 'sticky' }} top={{ lg: '5.75rem' }}>
        {car && (
          <FitOfParts
            car={car}
            fit={fit}
            verdicts={items.map(({ found }) => found.part?.fitment?.verdict)}
            onRetry={refetch}
          />
        )}
        <SumLine>
          <b>Subtotal</b>
          <Price amount={subtotal} fontSize="2xl" />
        </SumLine>
        <div ref={buttonPlace}>{button('lg')}</div>
        <chakra.p fontSize="sm" color="fg.muted">
          Items in your cart aren't reserved. We hold them for {counted(holdMinutes, 'minute')} when you place
          the order.
        </chakra.p>
      </TitledPanel>
      <BottomBar label="Check out" instead={buttonPlace} mx="-4">
        <span>
          <Price amount={subtotal} fontSize="1.25rem" display="block" />
          <chakra.span fontSize="sm" color="fg.muted">
            {counts}
          </chakra.span>
        </span>
        {button()}
      </BottomBar>
    </>
  );
}
