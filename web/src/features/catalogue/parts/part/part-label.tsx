import { chakra } from '#shared/ui/chakra';
import type { RefObject } from 'react';
import { formatCount } from '#shared/format/count';
import { formatMoney, multiply } from '#shared/format/money';
import { PageHeading } from '#shared/ui/page-heading';
import { BoxLabel } from '#shop-kit/box-label';
import { AddToCart } from '#shop-kit/cart/add-to-cart';
import { BuyPair } from '#shop-kit/cart/buy-pair';
import { StockBadge } from '#shop-kit/stock-badge';
import { firstSentence } from './first-sentence';
import { OrderButton } from './order-button';
import { OrderNote } from './order-note';
import type { PartPage_PartFragment } from './part-page.generated';
import type { FitState } from './use-part-verdict';
import { VerdictField } from './verdict-field';

/** Names above this take the smaller heading; none is ever cut. */
const longName = 48;

interface PartLabelProps {
  part: PartPage_PartFragment;
  fit: FitState;
  /** Element around the one button: while it is out of sight the buy bar replaces it. */
  buttonPlace: RefObject<HTMLDivElement | null>;
}

/** The part on its box label: what it costs, how many there are, and the way to order it. */
export function PartLabel({ part, fit, buttonPlace }: PartLabelProps) {
  const { name, description, partNumber, price, orderQuantity } = part;
  return (
    <BoxLabel
      brand={part.brand}
      field={<VerdictField fit={fit} category={part.category} />}
      cells={[
        { term: 'Price per item', value: formatMoney(price) },
        { term: 'Available quantity', value: part.availableQuantity },
        { term: 'Minimum order quantity', value: orderQuantity },
        ...(partNumber ? [{ term: 'Part number', value: partNumber }] : []),
      ]}
      actions={
        <>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="center"
            columnGap="4"
            rowGap="1"
          >
            <StockBadge {...part} />
            <chakra.span color="fg.muted" textStyle="number">
              Minimum order: {formatCount(orderQuantity)} (
              <chakra.b color="fg">{formatMoney(multiply(price, orderQuantity))}</chakra.b>)
            </chakra.span>
          </chakra.div>
          <BuyPair place="label" ref={buttonPlace}>
            <OrderButton part={part} fit={fit} size="lg" />
            <AddToCart part={part} size="lg" />
          </BuyPair>
          <OrderNote part={part} fits={fit.state !== 'judged' || fit.verdict.verdict !== 'DOES_NOT_FIT'} />
        </>
      }
    >
      <PageHeading textStyle={name.length > longName ? 'h2' : 'h1'} overflowWrap="anywhere">
        {name}
      </PageHeading>
      {description && (
        <chakra.p color="fg.muted" mt="2">
          {firstSentence(description)}
        </chakra.p>
      )}
    </BoxLabel>
  );
}
