import { chakra } from '#shared/ui/chakra';

/** A radio with a longer label: the whole card can be clicked. */
export const RadioCard = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'center',
    py: '2.5',
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:has(:checked)': {
      bg: 'petrol.subtle',
      borderColor: 'petrol.solid',
      boxShadow: 'inset 0 0 0 1px {colors.petrol.solid}',
    },
  },
});
