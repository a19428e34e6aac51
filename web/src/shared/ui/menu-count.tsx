import { chakra } from '#shared/ui/chakra';

/** How many things wait behind an entry of a menu, at the end of its row. */
export const MenuCount = chakra('span', {
  base: {
    ml: 'auto',
    px: '2',
    borderRadius: 'mark',
    bg: 'bg.emphasized',
    fontSize: 'sm',
    textStyle: 'number',
  },
});
