import { chakra } from '@chakra-ui/react/styled-system';

/** Part cards: rows on small screens, then two, then four in a line. */
export const PartGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' },
    '@media (min-width: 64rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
