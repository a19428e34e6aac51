import { chakra } from '#shared/ui/chakra';
import ArrowDownUp from 'virtual:lucide/arrow-down-up';
import ListFilter from 'virtual:lucide/list-filter';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { buttonRecipe } from '#shared/ui/button.recipe';
import { openedLater } from '#shared/ui/loaded-later';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { filterPanelId } from './filter-panel';
import { filtersInUse } from './filters-in-use';

// Downloaded only when one is opened.
const FilterSheet = openedLater(async () => (await import('./filter-sheet')).FilterSheet);
const SortSheet = openedLater(async () => (await import('./sort-sheet')).SortSheet);

const Bar = chakra('div', {
  base: {
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: '1fr 1fr',
    gap: '2',
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'bg',
    py: '2',
    '@media (scripting: none)': { '& > button': { display: 'none' } },
    '@media (scripting: enabled)': { '& > a': { display: 'none' } },
  },
});

const PanelLink = chakra('a', buttonRecipe);

/** On small screens: a button each for filters and order, in reach while scrolling. */
export function FilterBar({ view }: { view: CatalogueView }) {
  const [opened, setOpened] = useState<'filter' | 'sort' | null>(null);
  const count = filtersInUse(view).length;
  const label = count > 0 ? `Filter (${count})` : 'Filter';

  return (
    <>
      <Bar>
        <Button
          variant="outline"
          icon={<ListFilter size={20} />}
          aria-haspopup="dialog"
          aria-expanded={opened === 'filter'}
          onClick={() => setOpened('filter')}
        >
          {label}
        </Button>
        <Button
          variant="outline"
          icon={<ArrowDownUp size={20} />}
          aria-haspopup="dialog"
          aria-expanded={opened === 'sort'}
          onClick={() => setOpened('sort')}
        >
          Sort
        </Button>
        <PanelLink variant="outline" href={`#${filterPanelId}`} gridColumn="1 / -1">
          {label}
        </PanelLink>
      </Bar>
      <FilterSheet view={view} open={opened === 'filter'} onClose={() => setOpened(null)} />
      <SortSheet view={view} open={opened === 'sort'} onClose={() => setOpened(null)} />
    </>
  );
}
