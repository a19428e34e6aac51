import type { SystemContext } from '@chakra-ui/react/styled-system';
import { createSystem, defaultBaseConfig, defineConfig } from './base';
import { globalCss } from './global-css';
import { hasGround } from './ground-element';
import { keyframes } from './keyframes';
import { dialogRecipe } from './recipes/dialog.recipe';
import { semanticColors } from './semantic-colors';
import { shadows } from './shadows';
import { withStableOrder } from './stable-order';
import { textStyles } from './text-styles';
import { tokens } from './tokens';
import { whenRead } from './when-read';

const axleConfig = defineConfig({
  cssVarsPrefix: 'ax',
  preflight: !hasGround,
  globalCss: hasGround ? {} : globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '90rem' },
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors, shadows },
    textStyles,
    slotRecipes: { dialog: dialogRecipe },
  },
});

/**
 * The style of Axle as a Chakra system. It starts from Chakra's base (conditions, utilities, reset), not from its default
 * theme: the shop carries no palette and no recipe that it does not use. Made when it is first read: a page from the server
 * says what its elements look like (`page-styles.ts`).
 */
export const system: SystemContext = whenRead(() =>
  withStableOrder(createSystem(defaultBaseConfig, axleConfig)),
);
