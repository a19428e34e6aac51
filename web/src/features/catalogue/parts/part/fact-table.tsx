import { chakra } from '#shared/ui/chakra';

/** Names and values, a line each. */
export const FactTable = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'base',
    '& th, & td': {
      py: '0.5625rem',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& th': { width: '45%', pr: '4', fontWeight: 'normal', color: 'fg.muted' },
    '& td': { fontWeight: 'semibold', textStyle: 'number', overflowWrap: 'anywhere' },
    '& td > span': { display: 'block' },
  },
});
