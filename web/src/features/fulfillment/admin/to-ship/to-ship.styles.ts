import { Row, Table } from '#shared/data-table/data-table.styles';
import { chakra } from '#shared/ui/chakra';

/** The work list: a table where there is room for a parcel's contents next to its fields, else cards. */
export const ParcelTable = chakra(Table, {
  base: {
    xlDown: {
      '&, & > tbody, & > tbody > tr': { display: 'block' },
      '& > thead': { display: 'none' },
    },
  },
});

/** A row of the work list. Its contents are aligned at the top. */
export const ParcelRow = chakra(Row, {
  base: {
    gridTemplateColumns: {
      base: '2.5rem minmax(0, 1fr) minmax(0, 1.2fr)',
      md: '2.5rem minmax(0, 1fr) 9rem 14rem',
    },
    gridTemplateAreas: {
      base: '"box to to" ". orders orders" ". carrier number"',
      md: '"box to carrier number" ". orders orders orders"',
    },
    '& > *': { verticalAlign: 'top !important', py: '2.5 !important' },
    '& > .box': { gridArea: 'box', width: { xl: '3rem' }, pr: { xl: '0 !important' } },
    '& > .to': { gridArea: 'to', width: { xl: '24%' }, overflowWrap: 'anywhere' },
    '& > .orders': { gridArea: 'orders' },
    '& > .carrier': { gridArea: 'carrier', width: { xl: '10rem' } },
    '& > .number': { gridArea: 'number', width: { xl: '14rem' } },
    '& > .ask': { gridColumn: { base: '2 / -1', md: '3 / -1', xl: 'auto' } },
    xlDown: {
      display: 'grid !important',
      gap: '2',
      columnGap: '3',
      alignItems: 'start !important',
      p: '3',
      pr: '3.5',
      'tr + &': { borderTopWidth: '1px', borderColor: 'border' },
      '& > *': {
        display: 'block',
        p: '0 !important',
        height: 'auto !important',
        borderTopWidth: '0 !important',
      },
    },
  },
});

/** Quantity, then part. */
export const OrderLine = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    '& + &': { mt: '1.5' },
    '& > b': { textStyle: 'number', whiteSpace: 'nowrap' },
  },
});
