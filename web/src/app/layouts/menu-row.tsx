import { defineRecipe } from '@chakra-ui/react/styled-system';
import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';

const menuRow = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    px: '3',
    borderRadius: 'control',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': {
      bg: 'bg.panel',
      boxShadow: 'inset 3px 0 {colors.signal.solid}, inset 0 0 0 1px {colors.border}',
    },
    '& > svg': { flex: 'none' },
  },
});

/** A row of the mobile menu or of the dashboard's sidebar that leads somewhere. */
export const MenuLink = chakra(Link, menuRow);

/** A row that does something. */
export const MenuButton = chakra('button', menuRow, { defaultProps: { type: 'button' } });
