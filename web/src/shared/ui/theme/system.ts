import { type SystemContext, defineKeyframes, defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { createSystem, defaultBaseConfig, defineConfig } from './base';
import { globalCss } from './global-css';
import { hasGround } from './ground-element';
import { dialogRecipe } from './recipes/dialog.recipe';
import { semanticColors } from './semantic-colors';
import { withStableOrder } from './stable-order';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

/** An object that is created on first access. */
function whenRead<Made extends object>(make: () => Made): Made {
  let made: Made | undefined;
  return new Proxy({} as Made, { get: (_, name) => Reflect.get((made ??= make()), name) as unknown });
}

/** Nothing at rest has a shadow: `raised` is for menus, `overlay` for modals, drawers and toasts. */
const shadows = defineSemanticTokens.shadows({
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

/** Only transform and opacity move. */
const keyframes = defineKeyframes({
  marquee: { to: { transform: 'translateX(-100%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  vanish: { from: { opacity: '1' }, to: { opacity: '0' } },
  fromTop: { from: { transform: 'translateY(-100%)' } },
  toTop: { to: { transform: 'translateY(-100%)' } },
  fromLeft: { from: { transform: 'translateX(-100%)' } },
  toLeft: { to: { transform: 'translateX(-100%)' } },
  fromBottom: { from: { transform: 'translateY(100%)' } },
  toBottom: { to: { transform: 'translateY(100%)' } },
  rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
});

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
