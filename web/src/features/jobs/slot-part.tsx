import { Link } from 'react-router-dom';
import { formatMoney } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import type { ChosenCar } from '#shop-kit/car/car';
import { VerdictLine } from '#shop-kit/car/verdict-line';
import { NotifyMe } from '#shop-kit/back-in-stock/notify-me';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { StockBadge } from '#shop-kit/stock-badge';
import { smallestOrder, stockLevel } from '#shop-kit/stock-level';
import type { JobPartFragment } from './job-page.generated';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '4.5rem minmax(0, 1fr)',
      md: '5.5rem minmax(0, 1fr)',
      lg: '5.5rem minmax(0, 1fr) 9.5rem',
    },
    columnGap: '4',
    rowGap: '1',
    alignItems: { base: 'start', md: 'center' },
    py: '3',
    pl: '3.5',
    pr: '4',
    '& h4': { fontWeight: 'semibold', fontSize: 'card', lineHeight: '1.22', overflowWrap: 'anywhere' },
    '& h4 a': { _hover: { textDecoration: 'underline' } },
    '& > .picture': { gridRow: { base: 'span 3', lg: 'auto' }, alignSelf: 'start' },
    '& > .text': { display: { base: 'contents', md: 'grid' }, gap: '0.5' },
    '& .verdict': { gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: '4', md: 'auto' } },
  },
});

const End = chakra('div', {
  base: {
    gridColumn: { base: '2', lg: '3' },
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '0.5',
    justifyItems: 'end',
    fontSize: 'sm',
    color: 'fg.muted',
    textStyle: 'number',
  },
});

interface SlotPartProps {
  shown: JobPartFragment;
  car: ChosenCar;
  /** Set if the part is not selected. */
  faded: boolean;
}

/** The part of a slot: what it is, whether it fits, how many there are and what one costs. */
export function SlotPart({ shown, car, faded }: SlotPartProps) {
  const { part, fitment, quantity, units } = shown;
  return (
    <Frame>
      <div className="picture">
        <PartPicture image={part.image} category={part.category} sizes="88px" faded={faded} />
      </div>
      <div className="text">
        <div>
          <h4>
            <Link to={paths.part.to(part.id, car)}>{part.name}</Link>
          </h4>
          <chakra.p textStyle="plate" color="fg.muted">
            {[part.brand, part.partNumber].filter(Boolean).join(' · ')}
          </chakra.p>
        </div>
        <div className="verdict">
          <VerdictLine verdict={fitment} />
        </div>
      </div>
      <End>
        <StockBadge {...part} />
        {stockLevel(part) === 'out' && <NotifyMe part={part} />}
        <span>
          {quantity} × {formatMoney(part.price)}
        </span>
        {quantity > units && <span>{smallestOrder(part)}</span>}
      </End>
    </Frame>
  );
}
