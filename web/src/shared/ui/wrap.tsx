import { chakra } from '#shared/ui/chakra';

/** The page's width and its side padding. */
export const Wrap = chakra('div', {
  base: { width: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '8' } },
});

/** A section of a page with room above and below. */
export const Section = chakra('section', {
  base: { py: { base: '12', lg: '18' } },
  variants: {
    ground: {
      page: {},
      panel: { bg: 'bg.panel', borderBlockWidth: '1px', borderColor: 'border' },
      deep: { bg: 'bg.deep', color: 'fg.onDeep' },
    },
    /** Below the fold: laid out when it comes near, is printed, or once the page has nothing else to do. */
    deferred: {
      true: {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 40rem',
        _print: { contentVisibility: 'visible' },
        '@media (scripting: none)': { contentVisibility: 'visible' },
        'html[data-is-whole] &': { contentVisibility: 'visible' },
      },
    },
  },
});
