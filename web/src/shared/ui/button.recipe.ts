import { defineRecipe } from '@chakra-ui/react/styled-system';

/** On phones no control is smaller than a thumb. */
const small = { base: 'control', md: 'controlSm' };

/**
 * Buttons and links that look like one. `solid` is the one main action of a card or panel, `signal` belongs to the hero,
 * `dangerSolid` is only the Yes of a confirmation. Heights: 36 (44 on phones), 44 and 52 px.
 */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1.15',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { bg: 'bg.muted', borderColor: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        '--primary-action': '1',
        bg: 'petrol.solid',
        color: 'petrol.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'petrol.solidHover' },
      },
      signal: {
        '--primary-action': '1',
        bg: 'signal.solid',
        color: 'signal.contrast',
        '&:hover': { bg: 'signal.solidHover' },
      },
      outline: {
        borderColor: 'border.emphasized',
        color: 'fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.muted' },
      },
      ghost: { color: 'fg.link', '&:hover': { bg: 'bg.muted' } },
      onDeep: { color: 'fg.onDeep', '&:hover': { bg: 'bg.deepHover' } },
      danger: {
        borderColor: 'border.emphasized',
        color: 'fg.error',
        '&:hover': { bg: 'bg.error', borderColor: 'fg.error' },
      },
      dangerSolid: { bg: 'red.solid', color: 'red.contrast', '&:hover': { bg: 'red.solidHover' } },
    },
    size: {
      sm: { minHeight: small, py: '1', px: '3', fontSize: 'sm' },
      md: { minHeight: 'control', py: '1.5', px: '1.125rem', fontSize: 'md' },
      lg: { minHeight: 'controlLg', py: '2', px: '6', fontSize: 'card' },
    },
    shape: {
      text: {},
      icon: { px: '0' },
      full: { width: 'full' },
    },
  },
  compoundVariants: [
    { shape: 'icon', size: 'sm', css: { width: small } },
    { shape: 'icon', size: 'md', css: { width: 'control' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md', shape: 'text' },
});
