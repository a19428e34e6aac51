import { chakra } from '#shared/ui/chakra';

/** Wide enough for the stepper next to the text: between 1024 and 1280 px the panel takes that room. */
const beside = '@media (min-width: 48rem) and (max-width: 63.99rem), (min-width: 80rem)';
const under = '@media (max-width: 47.99rem), (min-width: 64rem) and (max-width: 79.99rem)';

export const LineFrame = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    columnGap: '3.5',
    rowGap: '2',
    alignItems: 'start',
    py: '3.5',
    px: '3',
    borderColor: 'border.muted',
    '& + li': { borderTopWidth: '1px' },
    '& > .news, & > .buy, & > .acts': { gridColumn: '1 / -1' },
    '& > .news': { display: 'grid', gap: '1' },
    [beside]: {
      gridTemplateColumns: '6rem minmax(0, 1fr) 10.25rem 7rem',
      columnGap: '4.5',
      rowGap: '0.5',
      pr: '4.5',
      pl: '3.5',
      '& > .picture': { gridRow: '1 / 4' },
      '& > .news, & > .acts': { gridColumn: '2' },
      '& > .buy': { display: 'contents' },
      '& > .buy > .quantity': { gridColumn: '3', gridRow: '1 / 4' },
      '& > .buy > .amount': { gridColumn: '4', gridRow: '1 / 4' },
    },
  },
  variants: {
    // Sold out, or no longer sold.
    out: {
      true: { '& h3': { color: 'fg.muted' }, [under]: { rowGap: '0.5' } },
      false: { [under]: { '& > .acts': { justifySelf: 'end', mt: '-10' } } },
    },
  },
});

export const LineName = chakra('h3', {
  base: {
    fontWeight: 'semibold',
    fontSize: 'card',
    lineHeight: '1.22',
    overflowWrap: 'anywhere',
    '& a:hover': { textDecoration: 'underline' },
  },
});

export const LineBuy = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '4' },
});

export const LineActs = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
});

/** An action of a line, as a text: as high as a finger where fingers are. */
export const LineAct = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'control',
      color: 'fg.muted',
      fontSize: 'sm',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      [beside]: { minHeight: '1.75rem' },
    },
    variants: { strong: { true: { color: 'fg.link', fontWeight: 'semibold' } } },
  },
  { defaultProps: { type: 'button' } },
);
