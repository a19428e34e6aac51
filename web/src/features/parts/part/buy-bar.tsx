import { chakra } from '#shared/ui/chakra';
import { useEffect, useState, type RefObject } from 'react';
import { usePageMark } from '#shared/browser/use-page-mark';
import { VerdictMark } from '#shop-kit/car/verdict-mark';
import { Price } from '#shop-kit/price';
import { smallestOrder } from '#shop-kit/stock-level';
import { OrderButton } from './order-button';
import type { PartPage_PartFragment } from './part-page.generated';
import type { KnownFit } from './use-part-verdict';
import { shortVerdict } from './verdict-headline';

/** It keeps its place at the end of the page, so that nothing moves when it comes and goes. */
const Bar = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '2.5',
    pb: 'calc(0.625rem + env(safe-area-inset-bottom))',
    px: '4',
    '&:not([data-buy-bar])': { visibility: 'hidden' },
  },
});

/** False while the element is in view, and until anybody has looked. */
function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(false);

  useEffect(
    function watch() {
      if (!element.current) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry) setOutOfSight(!entry.isIntersecting);
      });
      observer.observe(element.current);
      return () => {
        observer.disconnect();
      };
    },
    [element],
  );

  return outOfSight;
}

interface BuyBarProps {
  part: PartPage_PartFragment;
  fit: KnownFit;
  /** Where the label's own button is. */
  buttonPlace: RefObject<Element | null>;
}

/** On small screens: price, smallest order and Order Now stay in reach while the label's button is out of view. */
export function BuyBar({ part, fit, buttonPlace }: BuyBarProps) {
  const shown = useOutOfSight(buttonPlace);
  usePageMark('hasBuyBar', shown);
  return (
    <Bar data-buy-bar={shown || undefined} role="group" aria-label="Order this part">
      <chakra.span display="grid" minWidth="0">
        <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          <Price amount={part.price} fontSize="1.25rem" />
          <chakra.span fontSize="sm" color="fg.muted">
            {smallestOrder(part)}
          </chakra.span>
        </chakra.span>
        {fit.state === 'judged' && (
          <chakra.span display="flex" alignItems="center" gap="1.5" fontSize="sm" fontWeight="semibold">
            <VerdictMark verdict={fit.verdict.verdict} />
            <chakra.span truncate>{shortVerdict(fit.verdict, fit.chosen)}</chakra.span>
          </chakra.span>
        )}
      </chakra.span>
      <OrderButton part={part} fit={fit} />
    </Bar>
  );
}
