import { chakra } from '#shared/ui/chakra';

/** Fields in two columns where there is room; `className="wide"` spans both. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.125rem',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > .wide': { gridColumn: '1 / -1' },
  },
});
