import { chakra } from '#shared/ui/chakra';

/** The lines, and beside them on wide screens what they come to. */
export const CartColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    '& > *': { minWidth: '0' },
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem', gap: '8' },
  },
});
