import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';

/** Below 640 px a card is a row with a small tile. */
const tile = '@media (min-width: 40rem)';
const rowOnly = '@media (max-width: 39.99rem)';

export const CardFrame = chakra('article', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: '4',
    p: '3',
    ...panel,
    [tile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto', p: '4' },
  },
  variants: {
    lead: {
      true: {
        [tile]: {
          gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
          gridTemplateRows: '1fr auto',
          columnGap: '5',
        },
        '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1.62fr) minmax(0, 1fr)' },
      },
    },
  },
});

export const CardPicture = chakra('div', { base: { alignSelf: 'start' } });

export const CardBody = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', [tile]: { mt: '3.5' } },
});

export const CardName = chakra('h3', {
  base: {
    fontWeight: 'semibold',
    fontSize: 'card',
    lineHeight: '1.22',
    '& a': { lineClamp: '2', _hover: { textDecoration: 'underline' }, outline: 'none' },
    // The link's layer covers the card, so that all of it opens the part.
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '& a:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  },
  variants: {
    lead: {
      true: {
        [tile]: {
          fontFamily: 'heading',
          fontWeight: 'bold',
          fontSize: '1.5rem',
          lineHeight: '1.15',
          letterSpacing: 'heading',
          '& a': { lineClamp: '4' },
        },
      },
    },
  },
});

export const CardFacts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', alignItems: 'center', mt: '1' },
  variants: { lead: { true: { [tile]: { display: 'none' } } } },
});

export const CardPair = chakra('dl', {
  base: {
    display: 'none',
    [tile]: {
      display: 'grid',
      gridTemplateColumns: '5fr 6fr',
      borderBlockWidth: '1px',
      borderColor: 'border',
      mt: 'auto',
    },
    '& > div': { py: '2' },
    '& > div + div': { borderLeftWidth: '1px', borderColor: 'border', pl: '3' },
    '& dt': { fontSize: 'plate', color: 'fg.muted' },
    '& dd': { textStyle: 'price', fontSize: 'card' },
  },
});

export const CardFoot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    mt: '3',
    '& > span': { fontSize: 'xl' },
    [rowOnly]: { gridColumn: '1 / -1', mt: '2' },
  },
  variants: {
    lead: {
      true: {
        [tile]: {
          gridColumn: '1 / -1',
          '& > span': { fontSize: '2rem' },
        },
      },
    },
  },
});
