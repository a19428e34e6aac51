import { chakra } from '#shared/ui/chakra';

/** Facts of an opened row side by side, each under an `h2`; `className="whole"` takes the whole line. */
export const DetailFacts = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    columnGap: '10',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    overflowWrap: 'anywhere',
    '--ground': '{colors.bg.subtle}',
    '& > .whole': { gridColumn: '1 / -1', maxW: '34rem' },
    '& h2': { textStyle: 'plate', color: 'fg.muted', mb: '1.5' },
  },
});

/** Two columns of an opened row where there is room: what happened left, what to do right, of that width. */
export const DetailHalves = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    columnGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) var(--right)' },
    overflowWrap: 'anywhere',
    '--ground': '{colors.bg.subtle}',
    '& h2': { textStyle: 'plate', color: 'fg.muted' },
  },
});
