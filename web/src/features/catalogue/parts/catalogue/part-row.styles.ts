import { chakra } from '#shared/ui/chakra';

/** Breakpoints of the row: price and button move right at 768 px, stock gets a column of its own at 1280 px. */
export const RowFrame = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: '3.5',
    rowGap: '1',
    alignItems: 'start',
    p: '3',
    minHeight: '10.875rem',
    borderColor: 'border.muted',
    '& + li': { borderTopWidth: '1px' },
    _hover: { bg: 'bg.subtle' },
    md: {
      gridTemplateColumns: '6rem minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: '4',
      pr: '4',
      minHeight: '7.5rem',
    },
    xl: {
      gridTemplateColumns: '6rem minmax(0, 1fr) 9.5rem 16.5rem',
      gridTemplateRows: 'auto',
      alignItems: 'center',
    },
  },
  variants: {
    faded: { true: { '& h3, & .price': { color: 'fg.muted' } } },
    // With a car: the verdict is below the name, on small screens below the picture too.
    judged: {
      true: {
        gridTemplateRows: 'auto 1fr auto auto',
        minHeight: '12rem',
        '& > .title, & > .stock': { gridColumn: '2' },
        '& > .stock': { gridRow: '2' },
        '& > .verdict': { gridColumn: '1 / -1', gridRow: '3' },
        '& > .buy': { gridRow: '4' },
        md: {
          gridTemplateRows: 'auto auto 1fr',
          minHeight: '7.5rem',
          '& > .picture, & > .buy': { gridRow: '1 / 4' },
          '& > .verdict': { gridColumn: '2', gridRow: '2' },
          '& > .stock': { gridRow: '3' },
        },
        xl: {
          gridTemplateColumns: '6rem minmax(0, 1fr) 7.5rem 15.5rem',
          gridTemplateRows: '1fr auto auto 1fr',
          rowGap: '0.5',
          '& > .title': { gridRow: '2' },
          '& > .verdict': { gridRow: '3' },
          '& > .picture, & > .stock, & > .buy': { gridRow: '1 / 5' },
          '& > .stock': { gridColumn: '3' },
          '& > .buy': { gridColumn: '4', gap: '4' },
        },
      },
    },
  },
});

export const RowPicture = chakra('div', { base: { gridRow: '1 / 3', xl: { gridRow: 'auto' } } });

export const RowName = chakra('h3', {
  base: {
    fontWeight: 'semibold',
    fontSize: 'card',
    lineHeight: '1.22',
    overflowWrap: 'anywhere',
    '& a': { _hover: { textDecoration: 'underline' }, outline: 'none' },
    // The link's layer covers the row, so that all of it opens the part.
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  },
});

export const RowStock = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3.5',
    rowGap: '0.5',
    fontSize: 'sm',
    gridColumn: '2',
    xl: { gridColumn: 'auto', flexDirection: 'column' },
  },
});

export const RowBuy = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '1.5',
    '& .price': { fontSize: '1.25rem' },
    md: {
      gridColumn: '3',
      gridRow: '1 / 3',
      mt: '0',
      alignSelf: 'center',
      gap: '5',
    },
    xl: { gridColumn: 'auto', gridRow: 'auto', justifyContent: 'flex-end' },
  },
});
