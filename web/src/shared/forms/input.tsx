import { defineRecipe } from '@chakra-ui/react/styled-system';
import { chakra } from '#shared/ui/chakra';

const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'control',
    py: '2',
    px: '3',
    fontSize: 'md',
    lineHeight: '1.4',
    bgColor: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    _readOnly: { bgColor: 'bg.muted', borderColor: 'border', color: 'fg.muted' },
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

/** A select: the browser's own list, so that phones show theirs, with our arrow. */
export const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    pr: '10',
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'calc(100% - 1.125rem) 50%, calc(100% - 0.8125rem) 50%',
    backgroundSize: '0.3125rem 0.3125rem',
    backgroundRepeat: 'no-repeat',
  },
});
