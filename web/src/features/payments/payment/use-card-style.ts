import type { StripeElementStyle } from '@stripe/stripe-js';
import { useMediaQuery } from '#shared/browser/use-media-query';
import { system } from '#shared/ui/theme/system';

const cssVariable = /var\((--[\w-]+)/;

/** A colour of the theme as the page paints it now: the card field lies in a frame that our variables don't reach. */
function painted(token: string): string {
  const name = cssVariable.exec(String(system.token.var(`colors.${token}`)))?.[1] ?? '';
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The style of the card field, in the theme of the moment. */
export function useCardStyle(): StripeElementStyle {
  // Not used as a value: when the system's theme changes, the colours must be read again.
  useMediaQuery('(prefers-color-scheme: dark)');
  return {
    base: {
      color: painted('fg'),
      iconColor: painted('fg.muted'),
      fontFamily: 'Arial, "Helvetica Neue", sans-serif',
      fontSize: '17px',
      '::placeholder': { color: painted('fg.subtle') },
    },
    invalid: { color: painted('fg.error'), iconColor: painted('fg.error') },
  };
}
