import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { categoryOf } from '#shop-kit/categories';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { StockBadge } from '#shop-kit/stock-badge';
import { smallestOrder, stockLevel } from '#shop-kit/stock-level';
import { OrderNow } from '../order-now';
import { HitText } from '../hit-text';
import type { PartRow_PartFragment } from './part-row.generated';
import { RowBuy, RowFrame, RowName, RowPicture, RowStock } from './part-row.styles';

const Plate = chakra('p', {
  base: {
    textStyle: 'plate',
    color: 'fg.muted',
    my: '0.5',
    '& > span + span::before': { content: '" · "' },
  },
});

interface PartRowProps {
  part: PartRow_PartFragment;
  /** What was searched for: hits get a yellow line. */
  search: string;
  eager: boolean;
}

/** A part in a list, chosen by its specification: the whole row opens it, Order Now goes straight to its order page. */
export function PartRow({ part, search, eager }: PartRowProps) {
  const soldOut = stockLevel(part) === 'out';
  return (
    <RowFrame faded={soldOut}>
      <RowPicture>
        <PartPicture image={part.image} category={part.category} sizes="96px" eager={eager} faded={soldOut} />
      </RowPicture>
      <chakra.div minWidth="0">
        <RowName>
          <Link to={paths.part.to(part.id)}>
            <HitText search={search}>{part.name}</HitText>
          </Link>
        </RowName>
        <Plate>
          {part.brand && (
            <span>
              <HitText search={search}>{part.brand}</HitText>
            </span>
          )}
          {part.category && (
            <chakra.span display={part.partNumber ? { base: 'none', md: 'inline' } : undefined}>
              {categoryOf(part.category).label}
            </chakra.span>
          )}
          {part.partNumber && (
            <span>
              <HitText search={search} isNumber>
                {part.partNumber}
              </HitText>
            </span>
          )}
        </Plate>
        <chakra.p color="fg.muted" fontSize="sm" lineClamp="1" display={{ base: 'none', lg: '-webkit-box' }}>
          {part.description}
        </chakra.p>
      </chakra.div>
      <RowStock>
        <StockBadge {...part} />
        <chakra.span color="fg.muted">{smallestOrder(part)}</chakra.span>
      </RowStock>
      <RowBuy>
        <Price className="price" amount={part.price} />
        <OrderNow part={part} />
      </RowBuy>
    </RowFrame>
  );
}
