import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { PartCard } from '../part-card';
import { PartGrid } from '../part-grid';
import type { CatalogueListQuery } from './catalogue-list.generated';
import { foundBy } from '../found-by';
import { PartRow } from './part-row';
import type { SearchNotes_SearchFragment } from './search-notes.generated';
import { pageSize } from './use-catalogue-list';

/** Number of parts visible before scrolling; their pictures don't wait. */
const atFirstSight = 4;

interface CataloguePartsProps {
  parts: CatalogueListQuery['parts']['nodes'];
  view: CatalogueView;
  /** Interpretation of the view's search. */
  read?: SearchNotes_SearchFragment | null;
}

/** The parts of one page, as rows or as cards. */
export function CatalogueParts({ parts, view: { layout, search: typed, car }, read }: CataloguePartsProps) {
  const search = read?.understoodAs ?? typed;
  if (layout === 'grid') {
    return (
      <PartGrid columns={3}>
        {parts.map((part, index) => (
          <li key={part.id}>
            <PartCard
              part={part}
              search={search}
              eager={index < atFirstSight}
              found={foundBy(part.id, read)}
              car={car}
              verdict={part.fitment}
            />
          </li>
        ))}
      </PartGrid>
    );
  }
  return (
    <Panel as="ul" overflow="hidden">
      {parts.map((part, index) => (
        <PartRow
          key={part.id}
          part={part}
          search={search}
          eager={index < atFirstSight}
          found={foundBy(part.id, read)}
          car={car}
          verdict={part.fitment}
        />
      ))}
    </Panel>
  );
}

const SkeletonRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
    columnGap: '3.5',
    p: '3',
    height: { base: '10.875rem', md: '7.5rem' },
    borderColor: 'border.muted',
    '& + li': { borderTopWidth: '1px' },
  },
  variants: { judged: { true: { height: { base: '12rem', md: '7.5rem' } } } },
});

/** The page to come. */
export function CatalogueSkeleton({ view: { layout, car } }: Pick<CataloguePartsProps, 'view'>) {
  const places = Array.from({ length: pageSize }, (_, index) => index);
  if (layout === 'grid') {
    return (
      <PartGrid columns={3} aria-busy aria-label="Loading parts">
        {places.map((place) => (
          <li key={place}>
            <Skeleton height={{ base: '177px', sm: '439px' }} borderRadius="card" />
          </li>
        ))}
      </PartGrid>
    );
  }
  return (
    <Panel as="ul" overflow="hidden" aria-busy aria-label="Loading parts">
      {places.map((place) => (
        <SkeletonRow key={place} judged={car !== null}>
          <Skeleton aspectRatio="1" />
          <chakra.div display="grid" gap="2" alignContent={{ base: 'start', xl: 'center' }}>
            <Skeleton height="1.125rem" width="60%" />
            <Skeleton height="0.875rem" width="35%" />
            {car && <Skeleton height="0.875rem" width="75%" />}
          </chakra.div>
        </SkeletonRow>
      ))}
    </Panel>
  );
}
