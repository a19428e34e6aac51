import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { AddToCart } from '#shop-kit/cart/add-to-cart';
import { BuyPair } from '#shop-kit/cart/buy-pair';
import { categoryOf } from '#shop-kit/categories';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { StockBadge } from '#shop-kit/stock-badge';
import { smallestOrder, stockLevel } from '#shop-kit/stock-level';
import type { ChosenCar } from '#shop-kit/car/car';
import type { VerdictLineFragment } from '#shop-kit/car/verdict-line.generated';
import { OrderNow } from '../order-now';
import { HitText } from '#shop-kit/hit-text';
import type { PartRow_PartFragment } from './part-row.generated';
import type { FoundBy } from '../found-by';
import { isJudged, RowVerdict } from '../row-verdict';
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
  /** The search text: hits get a yellow line. */
  search: string;
  eager: boolean;
  /** Interpretation of the search, and why it found this part. */
  found?: FoundBy;
  /** The verdict on it and the car; null without a car. */
  verdict: VerdictLineFragment | null;
  car: ChosenCar | null;
}

/** A part in a list, chosen by its specification: the whole row opens it, Order Now goes straight to its order page. */
export function PartRow({ part, search, eager, found, verdict, car }: PartRowProps) {
  const soldOut = stockLevel(part) === 'out';
  const judged = isJudged({ verdict, found });
  return (
    <RowFrame faded={soldOut} judged={judged}>
      <RowPicture className="picture">
        <PartPicture image={part.image} category={part.category} sizes="96px" eager={eager} faded={soldOut} />
      </RowPicture>
      <chakra.div className="title" minWidth="0">
        <RowName>
          <Link to={paths.part.to(part.id, car)}>
            <HitText search={search} marks={found?.marks}>
              {part.name}
            </HitText>
          </Link>
        </RowName>
        <Plate>
          {part.brand && (
            <span>
              <HitText search={search} marks={found?.marks}>
                {part.brand}
              </HitText>
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
        {found?.reason && (
          <chakra.p fontSize="sm" color="fg.muted">
            {found.reason}
          </chakra.p>
        )}
        {!judged && !found?.reason && (
          <chakra.p
            color="fg.muted"
            fontSize="sm"
            lineClamp="1"
            display={{ base: 'none', lg: '-webkit-box' }}
          >
            {part.description}
          </chakra.p>
        )}
      </chakra.div>
      {judged && (
        <div className="verdict">
          <RowVerdict verdict={verdict} found={found} />
        </div>
      )}
      <RowStock className="stock">
        <StockBadge {...part} />
        <chakra.span color="fg.muted">{smallestOrder(part)}</chakra.span>
      </RowStock>
      <RowBuy className="buy">
        <Price className="price" amount={part.price} />
        <BuyPair place="row">
          <OrderNow part={part} verdict={(verdict ?? found?.verdict?.fitment)?.verdict} car={car} />
          <AddToCart part={part} />
        </BuyPair>
      </RowBuy>
    </RowFrame>
  );
}
