import { chakra } from '#shared/ui/chakra';

/** Number of selected rows and the actions for them; always in reach, at the foot of the screen. */
export const SelectionBar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '2.5',
    mt: '3',
    py: '3',
    px: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'fg',
    borderRadius: 'card',
    mdDown: { mx: '-4', borderRadius: '0', borderWidth: '1px 0 0' },
  },
});
