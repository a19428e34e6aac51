import { chakra } from '#shared/ui/chakra';

/** As the head above it has: a sheet's, or the popover's. */
const panelSide = { base: '4', lg: '5' };

/** What a panel is opened for. */
export const PanelMain = chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start', pt: '4', px: panelSide, pb: '4', minWidth: '0' },
});

/** Other ways to the same end. */
export const PanelSide = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    pt: '4',
    px: panelSide,
    pb: '4',
    minWidth: '0',
    bg: 'bg.subtle',
    borderTopWidth: { base: '1px', lg: '0' },
    borderLeftWidth: { lg: '1px' },
    borderColor: 'border',
  },
});
