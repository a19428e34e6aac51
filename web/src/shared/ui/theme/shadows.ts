/** Nothing at rest has a shadow: `raised` is for menus, `overlay` for modals, drawers and toasts. */
import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

export const shadows = defineSemanticTokens.shadows({
  raised: {
    value: {
      base: '0 1px 2px rgba(16,32,30,.08), 0 6px 16px -6px rgba(16,32,30,.16)',
      _dark: '0 0 0 1px #2B3937, 0 8px 20px -8px rgba(0,0,0,.7)',
    },
  },
  overlay: {
    value: {
      base: '0 2px 6px rgba(16,32,30,.10), 0 24px 48px -16px rgba(16,32,30,.32)',
      _dark: '0 0 0 1px #35443F, 0 24px 48px -12px rgba(0,0,0,.85)',
    },
  },
});
