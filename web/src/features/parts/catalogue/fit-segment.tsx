import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';
import { changed, fitScopes, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { countWords, type FitCounts } from './fit-counts';

const Segment = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    overflow: 'hidden',
  },
});

const Side = chakra(Link, {
  base: {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: '2.625rem',
    px: '2',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontWeight: 'semibold',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& + &': { borderLeftWidth: '1px', borderColor: 'border' },
    '& > span': { fontWeight: 'normal', textStyle: 'number' },
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current]': { bg: 'fg', color: 'bg.panel', '--focus': 'currentColor' },
  },
});

interface FitSegmentProps {
  view: CatalogueView;
  counts: FitCounts | undefined;
}

/** Which parts are listed for the car, where there is no room for filters beside the list. */
export function FitSegment({ view, counts }: FitSegmentProps) {
  return (
    <Segment role="group" aria-label="Fit">
      {fitScopes.map(({ id, short }) => (
        <Side
          key={id}
          to={paths.catalogue.to(changed(view, { fit: id }))}
          state={moveTo('stay')}
          preventScrollReset
          aria-current={view.fit === id ? 'true' : undefined}
        >
          {short} {counts && <span>{countWords(counts[id])}</span>}
        </Side>
      ))}
    </Segment>
  );
}
