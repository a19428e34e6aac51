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
