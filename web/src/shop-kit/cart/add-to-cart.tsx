import Check from 'virtual:lucide/check';
import ShoppingCart from 'virtual:lucide/shopping-cart';
import { formatCount } from '#shared/format/count';
import { formatMoney, multiply } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { notify } from '#shared/ui/toast';
import { NotifyMe } from '../back-in-stock/notify-me';
import { paths } from '../paths';
import { stockLevel, type Shelf } from '../stock-level';
import { units } from '../units';
import { addToCart, maxParts, useCart } from './cart-store';
import { SeeCart } from './see-cart';
import { useGoToCart } from './use-go-to-cart';
import { writeLine } from './visitor-lines';

/** The error message of a full cart. */
export const fullCart = `${maxParts} parts is the limit. Order or remove some first.`;

// From here on the header stays in sight, and says it.
const wide = '(min-width: 64rem)';

interface AddToCartProps {
  part: Shelf & { id: string; name: string; price: string };
  size?: 'lg';
}

/**
 * Adds the minimum order of a part to the cart, then shows its quantity there and links to the cart. A form, so that it works without
 * JavaScript and before hydration. A sold-out part offers a notification instead
 * of it.
 */
export function AddToCart({ part, size }: AddToCartProps) {
  const quantity = useCart().quantityOf(part.id);
  const { press, link } = useGoToCart();
  const { id: partId, name, price: seenPrice, orderQuantity } = part;

  function add() {
    press();
    if (!addToCart([{ partId, quantity: orderQuantity, seenPrice }])) notify.error(fullCart);
    else if (!window.matchMedia(wide).matches)
      notify.offer(
        'in-cart',
        <SeeCart>{`In the cart: ${units(orderQuantity)}, ${formatMoney(multiply(seenPrice, orderQuantity))}`}</SeeCart>,
        5000,
      );
  }

  if (quantity > 0)
    return (
      <ButtonLink
        data-cart=""
        {...link}
        variant="outline"
        size={size}
        bg="petrol.subtle"
        borderColor="petrol.border"
        css={{ '& svg': { color: 'fg.link' } }}
        to={paths.cart.to()}
        aria-label={`In cart: ${formatCount(quantity)}, ${name}`}
      >
        <Check size={20} />
        <span className="text">In cart: {formatCount(quantity)}</span>
      </ButtonLink>
    );
  if (stockLevel(part) === 'out') return <NotifyMe part={part} size={size} />;
  return (
    <chakra.form
      data-cart=""
      method="post"
      action={paths.cart.to()}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Button
        type="submit"
        variant="outline"
        size={size}
        shape="full"
        bg="bg.panel"
        icon={<ShoppingCart size={20} />}
        name="line"
        value={writeLine({ partId, quantity: orderQuantity, seenPrice })}
        aria-label={`Add to cart: ${name}`}
      >
        <span className="text">Add to cart</span>
      </Button>
    </chakra.form>
  );
}
