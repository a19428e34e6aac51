import { chakra } from '#shared/ui/chakra';
import { formatMoney, multiply } from '#shared/format/money';
import { useSessionState } from '#shared/session/session-context';
import { TextLink } from '#shared/ui/text-link';
import { useCart } from '#shop-kit/cart/cart-store';
import { paths } from '#shop-kit/paths';
import { stockLevel, type Shelf } from '#shop-kit/stock-level';
import { units } from '#shop-kit/units';

/** Quantity of a part in the cart, and its cost at today's price. */
function InCart({ quantity, price }: { quantity: number; price: string }) {
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      In your cart: {units(quantity)}, {formatMoney(multiply(price, quantity))}.{' '}
      <TextLink to={paths.cart.to()}>See cart</TextLink>
    </chakra.p>
  );
}

interface OrderNoteProps {
  part: Shelf & { id: string; price: string };
  fits: boolean;
}

/**
 * Says what Order Now leads to, and what comes first for users who are not logged in. While the user is unknown,
 * `data-when` shows the right half (see `globalCss`).
 */
export function OrderNote({ part, fits }: OrderNoteProps) {
  const { status } = useSessionState();
  const inCart = useCart().quantityOf(part.id);
  if (inCart > 0) return <InCart quantity={inCart} price={part.price} />;
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {stockLevel(part) === 'out' ? (
        'Not available right now. This page always shows the current stock.'
      ) : (
        <>
          {!fits && "Because it does not fit your car, we'll ask you to confirm. "}
          {status !== 'signed-in' && (
            <span data-when={status === 'unknown' ? 'visitor' : undefined}>You'll log in first. </span>
          )}
          You choose the quantity on the next page.
        </>
      )}
    </chakra.p>
  );
}
