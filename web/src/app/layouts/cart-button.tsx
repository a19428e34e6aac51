import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import ShoppingCart from 'virtual:lucide/shopping-cart';
import { counted } from '#shared/format/count';
import { useHydrated } from '#shared/browser/use-hydrated';
import { chakra } from '#shared/ui/chakra';
import { useCart } from '#shop-kit/cart/cart-store';
import { paths } from '#shop-kit/paths';

const Place = chakra(Link, {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: 'control',
    // As wide with the label as with a number: nothing moves when the browser's cart is known.
    minWidth: '5.375rem',
    ml: { base: 'auto', lg: '0' },
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    bg: 'bg.panel',
    fontWeight: 'semibold',
    textStyle: 'number',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetX: '0',
      bottom: '-2',
      height: '3px',
      bg: 'signal.solid',
      borderRadius: 'mark',
    },
  },
  variants: {
    filled: {
      true: { bg: 'petrol.subtle', borderColor: 'petrol.border', _hover: { bg: 'petrol.muted' } },
    },
  },
});

const Count = chakra('span', {
  base: { position: 'relative', minWidth: '1.125rem', textAlign: 'center' },
  variants: {
    just: {
      true: {
        // The same number on yellow lies over it for two seconds.
        _before: {
          content: 'attr(data-count)',
          position: 'absolute',
          insetY: '0',
          insetX: '-0.5',
          bg: 'signal.solid',
          color: 'signal.contrast',
          borderRadius: 'mark',
          animation: 'vanish 2s steps(1, end) forwards',
        },
      },
    },
  },
});

/** The cart in the header, with the number of its parts. The server renders it without a number. */
export function CartButton() {
  const { pathname } = useLocation();
  const { parts } = useCart();
  const isKnown = useHydrated();
  const [shown, setShown] = useState({ isKnown: false, parts: 0, just: false });
  if (shown.isKnown !== isKnown || shown.parts !== parts)
    setShown({ isKnown, parts, just: shown.isKnown && parts > shown.parts });
  return (
    <Place
      to={paths.cart.to()}
      filled={parts > 0}
      data-cart-place
      aria-label={parts > 0 ? `Cart, ${counted(parts, 'part')}` : 'Cart, empty'}
      aria-current={pathname === paths.cart.path ? 'page' : undefined}
    >
      <ShoppingCart size={20} />
      {parts > 0 ? (
        <Count key={parts} just={shown.just} data-count={parts}>
          {parts}
        </Count>
      ) : (
        'Cart'
      )}
    </Place>
  );
}
