import { chakra } from '#shared/ui/chakra';

/** Below 768 px the rows become cards; what explains itself needs no caption there. */
const cards = '@media (max-width: 47.99rem)';

export const TableFrame = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
  },
});

export const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'base',
    lineHeight: 'cell',
    '& th, & td': { py: '2.5', px: { base: '2.5', lg: '3.5' }, textAlign: 'start', verticalAlign: 'middle' },
    // The other columns take what they need, the names the rest.
    '& thead th:first-of-type': { width: { md: '50%', lg: 'auto' } },
    '& thead th': {
      fontWeight: 'semibold',
      fontSize: 'sm',
      color: 'fg.muted',
      bg: 'bg.subtle',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
    },
    '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody tr:hover': { bg: 'bg.subtle' },
    '& .amount': { textAlign: 'end' },
    [cards]: {
      '& thead': { display: 'none' },
      '&, & tbody, & th, & td': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        // As wide as the picture: price, payment and button stand under the name.
        gridTemplateColumns: '{spacing.16} minmax(0, 1fr)',
        gap: '2.5',
        columnGap: '4',
        alignItems: 'start',
        p: '3.5',
        borderColor: 'border',
      },
      '& tbody th, & td': { p: '0' },
      '& tbody th': { gridColumn: '1 / -1' },
      '& td': { gridColumn: '2' },
      '& .amount': { textAlign: 'start' },
    },
  },
});

export const Product = chakra('div', { base: { display: 'flex', gap: '4', alignItems: 'center' } });

export const SubLine = chakra('span', {
  base: {
    display: 'block',
    color: 'fg.subtle',
    fontSize: 'sm',
    fontWeight: 'normal',
    textStyle: 'number',
    // A line breaks between facts, not inside one.
    '& > span': { whiteSpace: 'nowrap' },
  },
});

/** Nothing can be done here: for readers of the table, and on cards for screen readers only. */
export const NotApplicable = chakra('span', { base: { color: 'fg.subtle', [cards]: { srOnly: true } } });
