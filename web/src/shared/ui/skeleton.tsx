import { chakra } from '#shared/ui/chakra';

/**
 * The exact box of the content to load; give it that size. It appears after 150 ms, so that a quick response does not
 * flash. Screen readers read "Loading" from the region around it, not from the boxes.
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
