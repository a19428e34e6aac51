import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';
import { TextLink } from '#shared/ui/text-link';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { StockBadge } from '#shop-kit/stock-badge';
import { stockLevel } from '#shop-kit/stock-level';
import type { LowStock_PartFragment } from './overview.generated';

interface LowStockProps {
  parts: readonly LowStock_PartFragment[];
  /** Number of all parts with low stock. */
  count: number;
  /** The action for a part. */
  restock: (part: LowStock_PartFragment) => ReactNode;
}

/** The parts that run out first. */
export function LowStock({ parts, count, restock }: LowStockProps) {
  return (
    <ListPanel
      id="low-stock"
      title="Low stock"
      alignSelf="start"
      aside={
        parts.length > 0 && (
          <TextLink to={paths.dashboard.manageProducts.to({ stock: 'LOW' })}>All {count}</TextLink>
        )
      }
      empty="No low stock."
      isEmpty={parts.length === 0}
    >
      {parts.map((part) => (
        <PanelRow
          key={part.id}
          flexWrap="nowrap"
          gap="3.5"
          minHeight="3.875rem"
          py="2.5"
          borderColor="border"
        >
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
        </PanelRow>
      ))}
    </ListPanel>
  );
}
