import { chakra } from '#shared/ui/chakra';

/** Field for a search text; the form around it is `position: relative`. */
export const SearchField = chakra('input', {
  base: {
    width: 'full',
    height: 'control',
    pl: '4',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** A button inside the field: sends it, or clears it. */
export const SearchButton = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    boxSize: 'control',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    borderRadius: 'control',
    cursor: 'pointer',
  },
});
