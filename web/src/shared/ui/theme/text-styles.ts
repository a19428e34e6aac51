/** The styles of type. `price` and `plate` carry lining tabular figures so that columns of numbers align. */
import { defineTextStyles } from '@chakra-ui/react/styled-system';

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' };

export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'heavy',
      fontSize: 'clamp(2.125rem, 1.2rem + 3.6vw, 4.25rem)',
      lineHeight: 'tight',
      letterSpacing: 'display',
    },
  },
  h1: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: 'clamp(1.6875rem, 1.35rem + 1.4vw, 2.5rem)',
      lineHeight: '1.12',
      letterSpacing: '-0.018em',
    },
  },
  h2: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.875rem)',
      lineHeight: 'snug',
      letterSpacing: 'heading',
    },
  },
  h3: { value: { fontFamily: 'body', fontWeight: 'semibold', fontSize: 'lg', lineHeight: '1.25' } },
  body: { value: { fontFamily: 'body', fontWeight: 'normal', fontSize: 'md', lineHeight: 'body' } },
  dense: { value: { fontFamily: 'body', fontWeight: 'normal', fontSize: 'sm', lineHeight: 'cell' } },
  price: {
    value: {
      ...figures,
      fontFamily: 'heading',
      fontWeight: 'bold',
      letterSpacing: 'heading',
      lineHeight: '1.1',
    },
  },
  plate: {
    value: {
      ...figures,
      fontFamily: 'body',
      fontWeight: 'semibold',
      fontSize: 'plate',
      letterSpacing: 'plate',
      lineHeight: '1.4',
    },
  },
  number: { value: figures },
});
