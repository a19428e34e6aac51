import { chakra } from '#shared/ui/chakra';

/** The shop's one mark of state: empty, half or full, in the color of the text next to it. It works without color. */
export const Hub = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      boxSize: '0.75em',
      flex: 'none',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
      // Filled in the colors that Windows forces, too.
      forcedColorAdjust: 'none',
    },
    variants: {
      fill: {
        empty: {},
        half: { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
        full: { background: 'currentColor' },
      },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
