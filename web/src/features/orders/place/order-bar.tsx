import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { usePageMark } from '#shared/browser/use-page-mark';
import { formatMoney, multiply } from '#shared/format/money';
import { units } from '#shop-kit/units';
import { readQuantity } from '#shop-kit/quantity';

/** Where there is little room the button is always in reach, at the foot of the screen; else it ends the form. */
const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'center',
    mdDown: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, auto)',
      position: 'fixed',
      insetX: '0',
      bottom: '0',
      zIndex: 'sticky',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border',
      pt: '2.5',
      pb: 'calc(0.625rem + env(safe-area-inset-bottom))',
      px: '4',
    },
  },
});

interface OrderBarProps {
  /** Price per unit. */
  price: string;
  /** The form's button. */
  children: ReactNode;
}

/** End of the order form: its button and, next to it on small screens, the total price. */
export function OrderBar({ price, children }: OrderBarProps) {
  usePageMark('hasOrderBar');
  const { input } = useField<string>('quantity', { subscription: { value: true } });
  const quantity = readQuantity(input.value);
  return (
    <Bar>
      <chakra.div hideFrom="md" overflowWrap="anywhere" lineHeight="1.2">
        {quantity !== null && (
          <>
            <chakra.p fontSize="sm" color="fg.muted" textStyle="number">
              {units(quantity)}
            </chakra.p>
            <chakra.p
              textStyle="price"
              fontSize="1.125rem"
            >{`Total ${formatMoney(multiply(price, quantity))}`}</chakra.p>
          </>
        )}
      </chakra.div>
      {children}
    </Bar>
  );
}
