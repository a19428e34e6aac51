import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';

/** Below 768 px the rows become cards; cells that explain themselves need no caption there. */
const cards = '@media (max-width: 47.99rem)';

export const Frame = chakra('div', {
  base: {
    // Not "hidden": that would make a scroll container, and the header would stick to it instead of to the window.
    overflow: 'clip',
    ...panel,
    transition: 'opacity {durations.fast}',
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});

const markedRow = '&:is(:hover, :focus-within, [data-open])';

export const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'base',
    lineHeight: 'cell',
    // Collapsed borders would scroll away under a sticky header.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': { py: '2', px: { base: '2.5', lg: '3.5' }, textAlign: 'start', verticalAlign: 'middle' },
    '& .amount': { textAlign: 'end', textStyle: 'number', whiteSpace: 'nowrap' },
    '& thead th': {
      position: 'sticky',
      top: { base: '0', lg: 'header' },
      zIndex: 1,
      fontWeight: 'semibold',
      fontSize: 'sm',
      color: 'fg.muted',
      bg: 'bg.subtle',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
    },
    '& tbody > tr + tr > *': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody > tr[data-row] > *': { height: '3.875rem' },
    // Under the page header and the table header, the focused element would be hidden.
    '& tbody :is(a, button)': { scrollMarginTop: '3rem' },
    [cards]: {
      '&, & > tbody, & > tbody > tr': { display: 'block' },
      '& > thead': { display: 'none' },
    },
  },
  variants: {
    compact: {
      true: {
        '& th, & td': { py: '1' },
        '& tbody > tr[data-row] > *': { height: 'control' },
        '& [data-extra]': { md: { display: 'none' } },
      },
    },
  },
});

export const Row = chakra('tr', {
  base: {
    _hover: { bg: 'bg.subtle' },
    [markedRow]: { boxShadow: 'inset 3px 0 {colors.signal.solid}' },
    [cards]: {
      display: 'grid !important',
      gap: '2',
      columnGap: '3',
      alignItems: 'center',
      p: '3',
      pr: '3.5',
      'tr + &': { borderTopWidth: '1px', borderColor: 'border' },
      '& > *': {
        display: 'block',
        p: '0 !important',
        height: 'auto !important',
        borderTopWidth: '0 !important',
      },
      '& > .amount': { textAlign: 'start', fontWeight: 'semibold' },
      // For screen readers only, so it takes no space in the card.
      '& > :has(> [data-not-applicable])': { srOnly: true },
    },
  },
});

export const Details = chakra('td', {
  base: {
    bg: 'bg.subtle',
    // Below the name, past the opener.
    pt: '4 !important',
    pb: '5 !important',
    pl: '3.25rem !important',
    pr: '5 !important',
    [cards]: { display: 'block', p: '4 !important' },
  },
});

/** Extra facts of a row under its name; in compact mode they go. */
export const SubLine = chakra(
  'span',
  {
    base: {
      display: 'block',
      color: 'fg.subtle',
      fontSize: 'sm',
      fontWeight: 'normal',
      textStyle: 'number',
      // A line breaks between facts, not inside one. A name may be longer than any line: it is not in a span.
      '& > span': { whiteSpace: 'nowrap' },
    },
  },
  { defaultProps: { 'data-extra': '' } },
);

/** Style of "N / A": nothing can be done here. On cards it is there for screen readers only. */
export const NotApplicable = chakra(
  'span',
  { base: { color: 'fg.subtle' } },
  { defaultProps: { 'data-not-applicable': '' } },
);
