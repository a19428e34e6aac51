import { Row } from '#shared/data-table/data-table.styles';
import { chakra } from '#shared/ui/chakra';

/** A row of the work list. What stands in it is read from the top; as a card its fields stand under what is in the parcel. */
export const ParcelRow = chakra(Row, {
  base: {
    gridTemplateColumns: '2.5rem minmax(0, 1fr) minmax(0, 1.2fr)',
    gridTemplateAreas: '"box to to" ". orders orders" ". carrier number"',
    '& > *': { verticalAlign: 'top !important', py: '2.5 !important' },
    '& > .box': { gridArea: 'box', width: { md: '3rem' }, pr: { md: '0 !important' } },
    '& > .to': { gridArea: 'to', width: { md: '24%' }, overflowWrap: 'anywhere' },
    '& > .orders': { gridArea: 'orders' },
    '& > .carrier': { gridArea: 'carrier', width: { md: '8.5rem' } },
    '& > .number': { gridArea: 'number', width: { md: '14.5rem' } },
    '& > .ask': { gridColumn: { base: '2 / -1', md: 'auto' } },
    mdDown: { alignItems: 'start !important' },
  },
});

/** How many, then of what. */
export const OrderLine = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    '& + &': { mt: '1.5' },
    '& > b': { textStyle: 'number', whiteSpace: 'nowrap' },
  },
});
