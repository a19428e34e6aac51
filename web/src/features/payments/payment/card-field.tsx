import { chakra } from '#shared/ui/chakra';
import { CardElement } from '@stripe/react-stripe-js';
import { ErrorText } from '#shared/forms/field-frame';
import type { CardProblem } from './use-card-payment';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useMediaQuery } from '#shared/browser/use-media-query';
import { system } from '#shared/ui/theme/system';

const cssVariable = /var\((--[\w-]+)/;

/** A color of the theme as the page paints it now: the card field lies in a frame that our variables don't reach. */
function painted(token: string): string {
  const name = cssVariable.exec(String(system.token.var(`colors.${token}`)))?.[1] ?? '';
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The style of the card field, in the current theme. */
function useCardStyle(): StripeElementStyle {
  // Not used as a value: when the system's theme changes, the colors must be read again.
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

const Box = chakra('div', {
  base: {
    '& .StripeElement': {
      minHeight: 'controlLg',
      py: '1rem',
      px: '3.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'control',
    },
    '& .StripeElement--focus': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  },
  variants: {
    invalid: {
      true: {
        '& .StripeElement': {
          borderColor: 'border.error',
          boxShadow: 'inset 0 0 0 1px {colors.border.error}',
        },
      },
    },
  },
});

interface CardFieldProps {
  problem: CardProblem | undefined;
  /** Meaning of a declined card. */
  afterDecline: string;
  onReady: () => void;
}

/** Stripe's card field, styled like ours. Its content never reaches us. */
export function CardField({ problem, afterDecline, onReady }: CardFieldProps) {
  const style = useCardStyle();
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor="card-details" fontWeight="semibold" fontSize="base">
        Card details
      </chakra.label>
      <Box invalid={problem !== undefined} data-field>
        <CardElement id="card-details" options={{ style, hidePostalCode: true }} onReady={onReady} />
      </Box>
      {problem ? (
        <div role="alert">
          <ErrorText>{problem.message}</ErrorText>
          {problem.declined && (
            <chakra.p fontSize="base" mt="1">
              {afterDecline}
            </chakra.p>
          )}
        </div>
      ) : (
        <chakra.p fontSize="sm" color="fg.muted">
          Visa, Mastercard and American Express.
        </chakra.p>
      )}
    </chakra.div>
  );
}
