import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'control',
    py: '2',
    px: '3',
    fontSize: 'md',
    lineHeight: '1.4',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    _readOnly: { bg: 'bg.muted', borderColor: 'border', color: 'fg.muted' },
    // The second pixel is an outline inside, so that nothing moves when an error appears.
    '&[aria-invalid=true]': {
      borderColor: 'border.error',
      boxShadow: 'inset 0 0 0 1px {colors.border.error}',
    },
  },
});

/** One line of text. 17 px, so that iOS does not zoom into it. */
export const Input = chakra('input', controlRecipe);

/** Several lines of text; it may be pulled longer. */
export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, minHeight: '7rem', resize: 'vertical' },
});

/** A choice of one out of a list: the browser's own, so that phones show their own. */
export const Select = chakra('select', {
  ...controlRecipe,
  base: { ...controlRecipe.base, pr: '8', cursor: 'pointer', textOverflow: 'ellipsis' },
});
