import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/format/count';
import type { ChosenCar } from '#shop-kit/car/car';
import type { VerdictLineFragment } from '#shop-kit/car/verdict-line.generated';
import { AddToCart } from '#shop-kit/cart/add-to-cart';
import { BuyPair } from '#shop-kit/cart/buy-pair';
import { categoryOf } from '#shop-kit/categories';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { StockBadge } from '#shop-kit/stock-badge';
import { smallestOrder, stockLevel } from '#shop-kit/stock-level';
import { HitText } from '#shop-kit/hit-text';
import type { FoundBy } from './found-by';
import { OrderNow } from './order-now';
import { RowVerdict } from './row-verdict';
import {
  CardBody,
  CardFacts,
  CardFoot,
  CardFrame,
  CardName,
  CardPair,
  CardPicture,
} from './part-card.styles';
import type { PartCard_PartFragment } from './part-card.generated';

interface PartCardProps {
  part: PartCard_PartFragment;
  /** The first of a list, twice as wide, with description and ruled cells. */
  lead?: boolean;
  /** The search text: hits get a yellow line. */
  search?: string;
  /** Interpretation of the search, and why it found this part. */
  found?: FoundBy;
  eager?: boolean;
  /** A car, and the verdict on it and the part. */
  car?: ChosenCar | null;
  verdict?: VerdictLineFragment | null;
}

const pictureSizes = '(min-width: 64rem) 258px, (min-width: 40rem) 45vw, 88px';

/** A part in a grid: the whole card opens it, Order Now goes straight to its order page. */
export function PartCard({
  part,
  lead = false,
  search = '',
  eager = false,
  found,
  car,
  verdict,
}: PartCardProps) {
  const soldOut = stockLevel(part) === 'out';
  const plate = [part.brand, part.category && categoryOf(part.category).label].filter(Boolean).join(' · ');
  return (
    <CardFrame lead={lead}>
      <CardPicture>
        <PartPicture
          image={part.image}
          category={part.category}
          sizes={pictureSizes}
          eager={eager}
          faded={soldOut}
        />
      </CardPicture>
      <CardBody>
        <chakra.p textStyle="plate" color="fg.muted">
          {plate}
        </chakra.p>
        <CardName lead={lead}>
          <Link to={paths.part.to(part.id, car)}>
            <HitText search={search} marks={found?.marks}>
              {part.name}
            </HitText>
          </Link>
        </CardName>
        {found?.reason && (
          <chakra.p fontSize="sm" color="fg.muted">
            {found.reason}
          </chakra.p>
        )}
        {lead && (
          <chakra.p color="fg.muted" lineClamp="4" display={{ base: 'none', sm: '-webkit-box' }}>
            {part.description}
          </chakra.p>
        )}
        <CardFacts lead={lead}>
          <StockBadge {...part} />
          <chakra.span color="fg.muted" fontSize="sm">
            {smallestOrder(part)}
          </chakra.span>
        </CardFacts>
        <RowVerdict verdict={verdict} found={found} />
        {lead && (
          <CardPair>
            <div>
              <dt>Available</dt>
              <dd>{formatCount(part.availableQuantity)}</dd>
            </div>
            <div>
              <dt>Minimum order</dt>
              <dd>{formatCount(part.orderQuantity)}</dd>
            </div>
          </CardPair>
        )}
      </CardBody>
      <CardFoot lead={lead}>
        <Price amount={part.price} />
        <BuyPair place="card">
          <OrderNow part={part} verdict={(verdict ?? found?.verdict?.fitment)?.verdict} car={car} />
          <AddToCart part={part} />
        </BuyPair>
      </CardFoot>
    </CardFrame>
  );
}
