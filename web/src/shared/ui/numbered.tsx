import { chakra } from '#shared/ui/chakra';

/** Steps, numbered. */
export const Numbered = chakra('ol', {
  base: {
    counterReset: 'step',
    display: 'grid',
    gap: '3',
    '& > li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      gap: '3',
      lineHeight: '1.4',
      _before: {
        content: 'counter(step)',
        boxSize: '8',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'full',
        border: '2px solid',
        borderColor: 'border.emphasized',
        textStyle: 'price',
        fontSize: 'sm',
      },
    },
  },
});
