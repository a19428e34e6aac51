import { chakra } from '#shared/ui/chakra';
import { ButtonLink } from '#shared/ui/button-link';
import { hasVin, isNearlyVin } from '#shared/format/vin';
import { vinFault } from '#shared/format/vin-text';
import { EmptyBlock } from '#shared/ui/empty-block';
import { loadedLater } from '#shared/ui/loaded-later';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { cleared, filtersInUse } from './filters-in-use';
import { NearestParts } from './nearest-parts';
import type { SearchNotes_SearchFragment } from './search-notes.generated';
import { SearchedFor } from './searched-for';

// Fetched only if nothing is found.
const AskAQuestion = loadedLater(async () => (await import('./ask-a-question')).AskAQuestion);

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

interface NothingFoundProps {
  view: CatalogueView;
  /** Interpretation of the search; null without one. */
  search: SearchNotes_SearchFragment | null;
}

/** No part fits: possible reasons, the interpretation, the nearest parts, and whom to ask. */
export function NothingFound({ view, search: read }: NothingFoundProps) {
  const { search } = view;
  const hasFilters = filtersInUse(view).length > 0;
  const advice = [
    search && adviceFor(search, read),
    hasFilters && 'Remove one of the filters above, or all of them.',
  ];
  return (
    <>
      <EmptyBlock
        title={search ? `No parts for “${search}”` : 'No parts with these filters'}
        reason={advice.filter(Boolean).join(' ')}
      >
        <ButtonLink to={paths.catalogue.to(cleared(view))} state={moveTo('results')} preventScrollReset>
          Clear all filters
        </ButtonLink>
      </EmptyBlock>
      {read && (
        <>
          <Columns>
            <SearchedFor view={view} search={read} />
            <AskAQuestion search={search} car={view.car} />
          </Columns>
          <NearestParts view={view} nearest={read.nearest} />
        </>
      )}
    </>
  );
}

function adviceFor(search: string, read: SearchNotes_SearchFragment | null): string {
  if (read?.cars.length === 0 && hasVin(search)) {
    return 'This looks like a VIN, but it matches no car in our list. Choose your car manually.';
  }
  if (read?.cars.every(({ model }) => model === null) && hasVin(search)) {
    return 'This VIN identifies the make, but not the year and model. Choose them.';
  }
  const fault = isNearlyVin(search) && vinFault(search);
  if (fault) return `This looks like a VIN. ${fault}`;
  return 'Check the spelling, or search for fewer words. Part numbers work with or without spaces and dashes.';
}
