/** Rules of every page: background, type, focus, motion and the two variants of the navigation before hydration. */
import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  // Each element breaks long words as its container does. The reset sets "break-word" on each, which widens it instead.
  '*': { '--global-color-border': 'colors.border', overflowWrap: 'inherit' },
  html: {
    overflowWrap: 'break-word',
    '--focus': 'colors.petrol.focusRing',
    bg: 'bg',
    color: 'fg',
    colorScheme: 'light',
    scrollPaddingTop: '6rem',
    textSizeAdjust: '100%',
  },
  // The focused element must not be under the bar (WCAG 2.4.11).
  'html[data-has-buy-bar]': { scrollPaddingBottom: '5.5rem' },
  // This one covers the page's end too, so the page is longer by it.
  'html[data-has-order-bar]': {
    mdDown: { scrollPaddingBottom: '5.5rem', '& body': { paddingBottom: '4.75rem' } },
  },
  'html.dark': { colorScheme: 'dark' },
  // Not on html: a rem must stay the user's own 16 px.
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    fontSynthesis: 'none',
    fontVariantNumeric: 'lining-nums',
  },
  // The footer stays at the bottom of a short page.
  '[data-app]': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: { flex: '1' },
  'b, strong': { fontWeight: 'semibold' },
  'h1, h2': { textWrap: 'balance' },
  ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  // A heading takes focus after a route change so that reading starts there; it is not a control.
  'h1[tabindex="-1"]:focus, main:focus': { outline: 'none' },
  '[data-ground=deep]': { '--focus': 'colors.signal.solid' },
  // On paper only receipts and slips are printed; they are next to the app, at the end of the body.
  'html[data-has-paper]': { _print: { bg: 'white', colorScheme: 'light' } },
  'html[data-has-paper] body > :not([data-paper])': { _print: { display: 'none' } },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'signal.solid', color: 'signal.contrast' },
  // index.html sets data-session before paint; React removes the wrong variant once it knows (site-nav.tsx).
  'html:not([data-session]) [data-when=signed-in], html[data-session] [data-when=visitor]': {
    display: 'none !important',
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: measurements after a change must be final.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
