import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { Hub } from '#shared/ui/hub';
import { stockLevel, type Shelf } from './stock-level';

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'semibold',
    fontSize: 'sm',
    textStyle: 'number',
    whiteSpace: 'nowrap',
  },
  variants: {
    level: { in: { color: 'fg.success' }, low: { color: 'fg.warning' }, out: { color: 'fg.subtle' } },
  },
});

const hubOf = { in: 'full', low: 'half', out: 'empty' } as const;

/** Number of units in stock, as text and as a full, half or empty hub. */
export function StockBadge(shelf: Shelf) {
  const level = stockLevel(shelf);
  const label = {
    in: `${formatCount(shelf.availableQuantity)} in stock`,
    low: `Only ${shelf.availableQuantity} left`,
    out: 'Sold out',
  };
  return (
    <Badge level={level}>
      <Hub fill={hubOf[level]} />
      {label[level]}
    </Badge>
  );
}
