import { chakra } from '#shared/ui/chakra';

/** A turning ring in the color of the text around it. It has no label: the text next to it says it. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '5',
    flex: 'none',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
    // A still ring reads as "busy"; spinning it once in no time would not.
    _motionReduce: { animation: 'none', borderBottomColor: 'currentColor', opacity: 0.5 },
  },
});
