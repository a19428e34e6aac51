import { chakra } from '#shared/ui/chakra';

/** The lines, and next to them on wide screens their total. */
export const CartColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    '& > *': { minWidth: '0' },
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem', gap: '8' },
  },
});
