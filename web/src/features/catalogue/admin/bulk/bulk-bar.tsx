import { useState } from 'react';
import { usePageMark } from '#shared/browser/use-page-mark';
import { formatCount } from '#shared/format/count';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { SelectionBar } from '#shared/ui/selection-bar';
import { LinkButton } from '#shared/ui/text-link';
import { BulkDialog, type Chosen } from './bulk-dialog';
import { countOfProducts, maxProducts } from './rule-label';

interface BulkBarProps {
  chosen: Chosen;
  /** At least one. */
  count: number;
  /** Everything that the list shows, where that is more than what is selected. */
  all: { count: number; choose: () => void } | undefined;
  onNone: () => void;
  /** Some of them turned out to be removed. */
  onRemoved: (ids: readonly string[]) => void;
  onDone: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Number of selected products, and the actions for all of them; always in reach. */
export function BulkBar({ chosen, count, all, onNone, onRemoved, onDone, finalFocus }: BulkBarProps) {
  const [dialog, setDialog] = useState<'prices' | 'stock'>();
  usePageMark('hasBuyBar');
  const tooMany = count > maxProducts;
  return (
    <SelectionBar aria-label="Selected products">
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
        <b role="status">{countOfProducts(count)} selected</b>
        {all && all.count > maxProducts && (
          <chakra.span color="fg.muted">
            You can change up to {formatCount(maxProducts)} of the {formatCount(all.count)} products in this
            list at once
          </chakra.span>
        )}
        {all && all.count <= maxProducts && (
          <LinkButton minHeight="control" onClick={all.choose}>
            Select all {countOfProducts(all.count)} in this list
          </LinkButton>
        )}
        <LinkButton minHeight="control" onClick={onNone}>
          Clear selection
        </LinkButton>
      </chakra.div>
      {tooMany ? (
        <chakra.p color="fg.error">
          You can change up to {countOfProducts(maxProducts)} at once. Narrow the list.
        </chakra.p>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="2.5" flex={{ base: '1 1 100%', md: 'none' }}>
          {(['prices', 'stock'] as const).map((of) => (
            <Button
              key={of}
              variant={of === 'stock' ? 'outline' : undefined}
              flex={{ base: '1', md: 'none' }}
              aria-haspopup="dialog"
              onClick={() => setDialog(of)}
            >
              Change {of}
            </Button>
          ))}
        </chakra.div>
      )}
      {dialog && (
        <BulkDialog
          of={dialog}
          chosen={chosen}
          count={count}
          onExitComplete={(removed) => {
            setDialog(undefined);
            if (removed.length > 0) onRemoved(removed);
          }}
          onDone={onDone}
          finalFocus={finalFocus}
        />
      )}
    </SelectionBar>
  );
}
