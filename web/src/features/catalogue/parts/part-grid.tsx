import { chakra } from '#shared/ui/chakra';

/** Cards in columns: one, two, and on wide screens as many as there is room for. */
export const PartGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' },
  },
  variants: {
    columns: {
      3: { '@media (min-width: 64rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: { '@media (min-width: 64rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
  defaultVariants: { columns: 4 },
});
