import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';

/** Below 768 px the rows become cards; cells that explain themselves need no caption there. */
const cards = '@media (max-width: 47.99rem)';

export const TableFrame = chakra('div', {
  base: {
    overflowX: 'auto',
    ...panel,
  },
});

export const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'base',
    lineHeight: 'cell',
    '& th, & td': { py: '2.5', px: { base: '2.5', lg: '3.5' }, textAlign: 'start', verticalAlign: 'middle' },
    // The other columns take as much as they need, the names the remaining width.
    '& thead th:first-of-type': { width: { md: '50%', lg: 'auto' } },
    '& thead th, & thead td': { bg: 'bg.subtle', borderBottomWidth: '1px' },
    '& thead th': {
      fontWeight: 'semibold',
      fontSize: 'sm',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody tr:hover': { bg: 'bg.subtle' },
    '& tbody + tbody': { borderTopWidth: '1px' },
    '& .amount': { textAlign: 'end' },
    '& .box': { width: '11', pr: '0' },
    '& tbody tr[data-picked]': { bg: 'petrol.subtle' },
    '& tbody .together': {
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontSize: 'sm',
      textStyle: 'number',
      '& > *': { py: '1.5', fontWeight: 'normal' },
      '& + tr': { borderTopWidth: '0' },
    },
    [cards]: {
      '& thead': { display: 'none' },
      '&, & tbody, & th, & td': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        // As wide as the picture: price, payment and button are below the name.
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
      // Relative to the row's own place: a cell of the grid would be its frame.
      '& .box': { position: 'absolute', gridColumn: 'auto', left: '0.5', top: '6' },
      '& .box:empty': { display: 'none' },
      '& tbody tr:has(.box > *)': { position: 'relative', pl: '12' },
      '& tbody .together': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        rowGap: '0',
        py: '2',
      },
    },
  },
});

export const Product = chakra('div', { base: { display: 'flex', gap: '4', alignItems: 'center' } });

/** Cell where nothing can be done: visible in the table, and on cards for screen readers only. */
export const NotApplicable = chakra('span', { base: { color: 'fg.subtle', [cards]: { srOnly: true } } });
