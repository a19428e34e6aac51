import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { TextLink } from '#shared/ui/text-link';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { StockBadge } from '#shop-kit/stock-badge';
import { stockLevel } from '#shop-kit/stock-level';
import { ListPanel } from './list-panel';
import type { LowStock_PartFragment } from './overview.generated';

interface LowStockProps {
  parts: readonly LowStock_PartFragment[];
  /** How many there are in all. */
  count: number;
  /** What can be done about it, for each part. */
  restock: (part: LowStock_PartFragment) => ReactNode;
}

/** The parts that run out first. */
export function LowStock({ parts, count, restock }: LowStockProps) {
  return (
    <ListPanel
      id="low-stock"
      title="Low stock"
      all={{ words: `All ${count}`, to: paths.dashboard.manageProducts.to({ stock: 'LOW' }) }}
      empty="No low stock."
    >
      {parts.map((part) => (
        <li key={part.id}>
          <chakra.div width="12" flex="none">
            <PartPicture
              image={part.image}
              category={part.category}
              sizes="48px"
              faded={stockLevel(part) === 'out'}
            />
          </chakra.div>
          <div className="what">
            <TextLink to={paths.part.to(part.id)} color="fg" fontWeight="semibold">
              {part.name || 'Part without a name'}
            </TextLink>
            <br />
            <StockBadge {...part} />
          </div>
          {restock(part)}
        </li>
      ))}
    </ListPanel>
  );
}
