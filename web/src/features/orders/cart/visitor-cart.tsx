import { Link } from 'react-router-dom';
import { formatMoney, multiply, sum } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Panel } from '#shared/ui/panel';
import { maxParts, type Wish } from '#shop-kit/cart/cart-store';
import { checkLine } from '#shop-kit/cart/check-line';
import { writeLine } from '#shop-kit/cart/visitor-lines';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { StockBadge } from '#shop-kit/stock-badge';
import { units } from '#shop-kit/units';
import { CartColumns } from './cart-columns';
import { LineAct, LineName } from './cart-line.styles';
import { useCartPartsQuery } from './cart-parts.generated';
import { EmptyCart } from './empty-cart';
import { partsVariables } from './use-cart-items';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    p: '3.5',
    borderColor: 'border.muted',
    '& + li': { borderTopWidth: '1px' },
  },
});

/**
 * The cart in a URL: without JavaScript, and until JavaScript has taken it over. It lists the parts, removes them, and
 * says what JavaScript is needed for.
 */
export function VisitorCart({ wishes }: { wishes: readonly Wish[] }) {
  const { data } = useCartPartsQuery({
    variables: partsVariables(
      wishes.map(({ partId }) => partId),
      null,
    ),
  });
  if (!data) return <ErrorBlock title="We couldn't load prices and stock." />;
  const beyond = wishes
    .slice(maxParts)
    .flatMap(({ partId }) => data.cartParts.find(({ id }) => id === partId)?.product ?? []);
  const items = wishes.slice(0, maxParts).flatMap((wish) => {
    const found = data.cartParts.find(({ id }) => id === wish.partId);
    return found ? [{ wish, found, ...checkLine(wish, found.part) }] : [];
  });
  if (items.length === 0) return <EmptyCart />;
  const amounts = items.map(({ found, quantity }) => multiply(found.part?.price ?? '0.00', quantity));
  return (
    <CartColumns>
      <chakra.div display="grid" gap="4">
        {beyond.length > 0 && (
          <Note kind="plain">
            <span>
              <b>Your cart is full ({maxParts} parts).</b> {beyond.join(', ')}{' '}
              {beyond.length === 1 ? 'was' : 'were'} not added. Remove a part first.
            </span>
          </Note>
        )}
        <Panel as="ul" overflow="hidden" aria-label="Parts in the cart">
          {items.map(({ wish, found: { id, product, part }, quantity }, index) => (
            <Row key={id}>
              <LineName>{part ? <Link to={paths.part.to(id)}>{product}</Link> : product}</LineName>
              <Price amount={amounts[index] ?? '0.00'} />
              <span>
                {part ? <StockBadge {...part} /> : 'No longer sold'}
                {part && quantity > 0 && ` · ${units(quantity)} of ${formatMoney(part.price)}`}
              </span>
              <form method="post" action={paths.cart.to()}>
                <LineAct
                  type="submit"
                  name="line"
                  value={writeLine({ ...wish, quantity: 0 })}
                  aria-label={`Remove ${product}`}
                >
                  Remove
                </LineAct>
              </form>
            </Row>
          ))}
        </Panel>
      </chakra.div>
      <chakra.div display="grid" gap="3">
        <p>
          <b>Subtotal</b> <Price amount={sum(amounts)} fontSize="2xl" />
        </p>
        <noscript>
          Turn on JavaScript to change quantities, check what fits your car, log in and order. Your cart stays
          in this browser.
        </noscript>
      </chakra.div>
    </CartColumns>
  );
}
