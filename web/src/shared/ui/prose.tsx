import { chakra } from '#shared/ui/chakra';

/** Running text: plain paragraphs, headings, lists and tables inside get the measure and the rhythm of reading. */
export const Prose = chakra('div', {
  base: {
    maxW: 'prose',
    lineHeight: 'prose',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '4' },
    '& h2': { textStyle: 'h2', mt: '10' },
    '& h2 + *': { mt: '3' },
    '& ul, & ol': { display: 'grid', gap: '2', paddingInlineStart: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li::marker': { color: 'fg.subtle' },
    '& b, & strong': { fontWeight: 'semibold' },
    '& table': { width: 'full', fontSize: 'base', lineHeight: 'cell' },
    '& th, & td': {
      py: '2.5',
      paddingInlineEnd: '4',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', borderColor: 'border.emphasized' },
    '& tbody th': { fontWeight: 'semibold', textStyle: 'number' },
    '& tbody td': { textStyle: 'number' },
    '& pre': {
      overflowX: 'auto',
      p: '4',
      bg: 'bg.muted',
      borderRadius: 'card',
      fontSize: 'sm',
      lineHeight: 'body',
      overflowWrap: 'normal',
    },
    '& code': { fontFamily: 'mono', fontSize: '0.92em' },
  },
});
