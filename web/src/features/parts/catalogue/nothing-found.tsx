import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from './catalogue-moves';
import { cleared, filtersInUse } from './filters-in-use';

/** No part fits: what may be the matter, and the way back to all of them. */
export function NothingFound({ view }: { view: CatalogueView }) {
  const { search } = view;
  const hasFilters = filtersInUse(view).length > 0;
  const advice = [
    search &&
      'Check the spelling, or search for fewer words. Part numbers work with or without spaces and dashes.',
    hasFilters && 'Take away one of the filters above, or all of them.',
  ];
  return (
    <EmptyBlock
      title={search ? `No parts for “${search}”` : 'No parts with these filters'}
      reason={advice.filter(Boolean).join(' ')}
    >
      <ButtonLink to={paths.catalogue.to(cleared(view))} state={moveTo('results')} preventScrollReset>
        Clear all filters
      </ButtonLink>
    </EmptyBlock>
  );
}
