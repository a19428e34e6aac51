import { chakra } from '#shared/ui/chakra';
import type { RefObject } from 'react';
import { formatMoney, multiply } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { PageHeading } from '#shared/ui/page-heading';
import { BoxLabel } from '#shop-kit/box-label';
import { paths } from '#shop-kit/paths';
import { StockBadge } from '#shop-kit/stock-badge';
import { stockLevel } from '#shop-kit/stock-level';
import { units } from '#shop-kit/units';
import { firstSentence } from './first-sentence';
import { OrderNote } from './order-note';
import type { PartPage_PartFragment } from './part-page.generated';

/** Names above this take the smaller heading; none is ever cut. */
const longName = 48;

interface PartLabelProps {
  part: PartPage_PartFragment;
  /** Around the one button: while it is out of sight the buy bar takes its place. */
  buttonPlace: RefObject<HTMLDivElement | null>;
}

/** The part on its box label: what it costs, how many there are, and the way to order it. */
export function PartLabel({ part, buttonPlace }: PartLabelProps) {
  const soldOut = stockLevel(part) === 'out';
  const { name, description, partNumber, price, orderQuantity } = part;
  return (
    <BoxLabel
      brand={part.brand}
      cells={[
        { term: 'Price per piece', value: formatMoney(price) },
        { term: 'Available quantity', value: part.availableQuantity },
        { term: 'Minimum order quantity', value: orderQuantity },
        ...(partNumber ? [{ term: 'Number', value: partNumber }] : []),
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
              Smallest order: {units(orderQuantity)},{' '}
              <chakra.b color="fg">{formatMoney(multiply(price, orderQuantity))}</chakra.b>
            </chakra.span>
          </chakra.div>
          <div ref={buttonPlace}>
            {soldOut ? (
              <Button size="lg" shape="full" disabled>
                Sold out
              </Button>
            ) : (
              <ButtonLink size="lg" shape="full" to={paths.order.to(part.id)}>
                Order Now
              </ButtonLink>
            )}
          </div>
          <OrderNote soldOut={soldOut} />
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
