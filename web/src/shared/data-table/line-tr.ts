import { chakra } from '#shared/ui/chakra';

const cards = '@media (max-width: 47.99rem)';

/** A row of the table; on a phone a line of facts under what it is about. */
export const LineTr = chakra('tr', {
  base: {
    [cards]: {
      display: 'flex !important',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      columnGap: '2',
      p: '3',
      'tr + &': { borderTopWidth: '1px', borderColor: 'border' },
      '& > *': { p: '0 !important', height: 'auto !important', borderTopWidth: '0 !important' },
      '& > th': { flex: '1 1 60%' },
      '& > .go': { order: -1, marginLeft: 'auto' },
      '& > th:first-of-type': { order: -2 },
      '& > .more': { flexBasis: 'full' },
      '& > .fact:empty, & .none': { display: 'none' },
      '& > .fact:not(:empty) ~ .fact:not(:empty)::before': { content: '"·"', color: 'fg.subtle', mr: '2' },
    },
  },
});
