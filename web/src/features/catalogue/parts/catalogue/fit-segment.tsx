import { changed, fitScopes, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { formatCounted, type FitCounts } from './fit-counts';
import { Segment, SegmentLink } from './segment.styles';

interface FitSegmentProps {
  view: CatalogueView;
  counts: FitCounts | undefined;
}

/** Choice of the fit scope, where there is no room for filters next to the list. */
export function FitSegment({ view, counts }: FitSegmentProps) {
  return (
    <Segment display={{ base: 'flex', lg: 'none' }} role="group" aria-label="Fit">
      {fitScopes.map(({ id, short }) => (
        <SegmentLink
          key={id}
          flex="1 1 auto"
          gap="1.5"
          px="2"
          to={paths.catalogue.to(changed(view, { fit: id }))}
          state={moveTo('stay')}
          preventScrollReset
          aria-current={view.fit === id ? 'true' : undefined}
        >
          {short} {counts && <span>{formatCounted(counts[id])}</span>}
        </SegmentLink>
      ))}
    </Segment>
  );
}
