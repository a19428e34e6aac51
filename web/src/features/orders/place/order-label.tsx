import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import { BoxLabel } from '#shop-kit/box-label';
import { VerdictLine } from '#shop-kit/car/verdict-line';
import { PartPicture } from '#shop-kit/part-picture';
import { StockBadge } from '#shop-kit/stock-badge';
import { stockLevel } from '#shop-kit/stock-level';
import { useOrderVerdict } from './use-order-verdict';
import type { OrderLabel_PartFragment } from './order-label.generated';

const Mini = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    '@media (min-width: 40rem)': { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: '6' },
  },
});

// As narrow as the label itself says (box-label.tsx).
const narrow = '@container (max-width: 27.99rem)';

/** Where the price is next to the name, the cell of the same price is hidden. */
const Frame = chakra('div', {
  base: { '& dl > div:first-child': { [narrow]: { display: 'none' } } },
});

const NearPrice = chakra('p', {
  base: { textStyle: 'price', fontSize: '1.25rem', display: 'none', [narrow]: { display: 'block' } },
});

/** The part on its box label, as it is about to be ordered. */
export function OrderLabel({ part }: { part: OrderLabel_PartFragment }) {
  const { verdict } = useOrderVerdict(part.id, { follows: true });
  return (
    <Frame>
      <BoxLabel
        brand={part.brand}
        cells={[
          { term: 'Price each', value: formatMoney(part.price) },
          { term: 'Available quantity', value: formatCount(part.availableQuantity) },
          { term: 'Minimum order quantity', value: formatCount(part.orderQuantity) },
        ]}
      >
        <Mini>
          <PartPicture
            image={part.image}
            category={part.category}
            sizes="(min-width: 40rem) 240px, 104px"
            eager
            faded={stockLevel(part) === 'out'}
          />
          <chakra.div display="grid" gap="2" minWidth="0">
            <chakra.h2 textStyle="h2" overflowWrap="anywhere" lineClamp={{ base: 3, md: 'none' }}>
              {part.name}
            </chakra.h2>
            <NearPrice>{`${formatMoney(part.price)} each`}</NearPrice>
            <p>
              <StockBadge {...part} />
            </p>
            {verdict && <VerdictLine verdict={verdict} />}
            {part.description && (
              <chakra.p color="fg.muted" overflowWrap="anywhere" lineClamp={{ base: 2, md: 'none' }}>
                {part.description}
              </chakra.p>
            )}
            {part.partNumber && (
              <chakra.p textStyle="plate" color="fg.muted" overflowWrap="anywhere">
                Number {part.partNumber}
              </chakra.p>
            )}
          </chakra.div>
        </Mini>
      </BoxLabel>
    </Frame>
  );
}
