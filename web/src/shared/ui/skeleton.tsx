import { chakra } from '#shared/ui/chakra';

/**
 * The exact box of what is to come; give it that size. It shows itself after 150 ms, so that a quick answer does not
 * flash. Readers of the page hear "Loading" from the region around it, not from the boxes.
 */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'bg.muted',
      borderRadius: 'control',
      width: 'full',
      animation: 'appear {durations.base} 150ms both',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
