import { chakra } from '#shared/ui/chakra';
import type { RefObject } from 'react';
import { BottomBar } from '#shop-kit/bottom-bar';
import { AddToCart } from '#shop-kit/cart/add-to-cart';
import { BuyPair } from '#shop-kit/cart/buy-pair';
import { VerdictMark } from '#shop-kit/car/verdict-mark';
import { Price } from '#shop-kit/price';
import { smallestOrder } from '#shop-kit/stock-level';
import { OrderButton } from './order-button';
import type { PartPage_PartFragment } from './part-page.generated';
import type { FitState } from './use-part-verdict';
import { shortVerdict } from './verdict-headline';

interface BuyBarProps {
  part: PartPage_PartFragment;
  fit: FitState;
  /** Element around the label's own button. */
  buttonPlace: RefObject<Element | null>;
}

/** On small screens: price, minimum order and Order Now stay in reach while the label's button is out of view. */
export function BuyBar({ part, fit, buttonPlace }: BuyBarProps) {
  return (
    <BottomBar label="Order this part" instead={buttonPlace}>
      <chakra.span display="grid" flex="1" minWidth="7rem">
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
      <BuyPair place="bar">
        <OrderButton part={part} fit={fit} />
        <AddToCart part={part} />
      </BuyPair>
    </BottomBar>
  );
}
