import { chakra } from '#shared/ui/chakra';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#shared/ui/button';
import { Skeleton } from '#shared/ui/skeleton';
import { carParameters } from '#shop-kit/car/car-address';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { FilterFields } from './filter-fields';
import { FitChoices } from './fit-choices';
import { HiddenParameters } from './hidden-parameters';
import { PriceFields, readRange, usePriceTexts } from './price-fields';
import { useCatalogueCounts } from './use-catalogue-counts';
import { useViewControls } from './use-view-controls';

/** Target of the bar's Filter link when there is no JavaScript to open a sheet. */
export const filterPanelId = 'filters';

const Side = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    // Without JavaScript there is no sheet: then the panel is below the list on small screens.
    '@media (scripting: none)': { display: 'block', order: { base: 1, lg: 0 } },
    position: { lg: 'sticky' },
    top: '5.5rem',
    maxHeight: { lg: 'calc(100vh - 6rem)' },
    overflow: { lg: 'auto' },
    px: '1',
    pb: '4',
    // An edge with more behind it is shaded; at the end of the way a cover that scrolls along lies over the shade.
    lg: {
      backgroundImage: [
        'linear-gradient({colors.bg}, {colors.bg})',
        'linear-gradient({colors.bg}, {colors.bg})',
        'linear-gradient({colors.border}, transparent)',
        'linear-gradient(transparent, {colors.border})',
      ].join(', '),
      backgroundPosition: 'top, bottom, top, bottom',
      backgroundSize: '100% 1rem, 100% 1rem, 100% 0.75rem, 100% 0.75rem',
      backgroundAttachment: 'local, local, scroll, scroll',
      backgroundRepeat: 'no-repeat',
    },
  },
});

/** The filters next to the list: each change shows at once; a price waits for its button. A form without JavaScript. */
export function FilterPanel({ view }: { view: CatalogueView }) {
  const { draft, change } = useViewControls(view);
  const counts = useCatalogueCounts(draft);
  const [texts, setTexts] = usePriceTexts(draft);
  const [complain, setComplain] = useState(false);

  function applyPrice(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const range = readRange(texts);
    setComplain(range === null);
    if (range) change(range);
    else event.currentTarget.querySelector<HTMLElement>('[name=min]')?.focus();
  }

  return (
    <Side id={filterPanelId} aria-label="Filters">
      {counts ? (
        <form action={paths.catalogue.path} onSubmit={applyPrice}>
          <HiddenParameters view={view} only={['q', ...carParameters, 'sort', 'view']} />
          <FilterFields
            view={draft}
            counts={counts}
            onChange={change}
            fit={draft.car && <FitChoices view={draft} counts={counts.fit} onChange={change} />}
            price={
              <>
                <PriceFields
                  texts={texts}
                  complain={complain}
                  onChange={(next) => {
                    setComplain(false);
                    setTexts(next);
                  }}
                />
                <Button type="submit" variant="outline" size="sm" shape="full" mt="2">
                  Apply price
                </Button>
              </>
            }
          />
          <noscript>
            <Button type="submit" shape="full">
              Apply all filters
            </Button>
          </noscript>
        </form>
      ) : (
        <Skeleton height="40rem" />
      )}
    </Side>
  );
}
