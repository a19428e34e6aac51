import { chakra } from './chakra';

/** A row that expands to its details, without JavaScript too. The last icon of its summary is the arrow, and turns. */
export const Fold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      py: '2',
      pl: '3.5',
      pr: '4',
      listStyle: 'none',
      cursor: 'pointer',
      color: 'fg.link',
      fontWeight: 'semibold',
      fontSize: 'sm',
      _focusVisible: { outlineOffset: '-3px' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
});
