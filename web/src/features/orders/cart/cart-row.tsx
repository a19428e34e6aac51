import { Link } from 'react-router-dom';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { formatCount } from '#shared/format/count';
import { shortDay } from '#shared/format/dates';
import { formatMoney, multiply } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { Hub } from '#shared/ui/hub';
import { TextLink } from '#shared/ui/text-link';
import { VerdictLine } from '#shop-kit/car/verdict-line';
import type { CheckedLine } from '#shop-kit/cart/check-line';
import { NotifyMe } from '#shop-kit/back-in-stock/notify-me';
import { categoryOf } from '#shop-kit/categories';
import { ChangeLine } from '#shop-kit/change-line';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { LineAct, LineActs, LineBuy, LineFrame, LineName } from './cart-line.styles';
import type { CartPartFragment } from './cart-parts.generated';
import { CartQuantity } from './cart-quantity';
import type { CartItem } from './use-cart-items';

const Plate = chakra('p', { base: { textStyle: 'plate', color: 'fg.muted', mt: '0.5' } });

/** A line's message instead of its price. */
function OutLine({ state }: Pick<CheckedLine, 'state'>) {
  return (
    <chakra.p display="flex" alignItems="center" gap="2" fontSize="sm">
      <chakra.span color="fg.subtle" display="flex" px="0.5">
        <Hub />
      </chakra.span>
      <span>
        {state === 'sold out' ? (
          <>
            <b>Sold out.</b> Not included in your total.
          </>
        ) : (
          <>
            <b>No longer sold.</b> Not included in your total.
          </>
        )}
      </span>
    </chakra.p>
  );
}

function Name({ found: { id, product, part } }: { found: CartPartFragment }) {
  const plate = [part?.brand, part?.partNumber].filter(Boolean).join(' · ');
  return (
    <chakra.div minWidth="0">
      <LineName>{part ? <Link to={paths.part.to(id)}>{part.name}</Link> : product}</LineName>
      {plate && <Plate>{plate}</Plate>}
    </chakra.div>
  );
}

interface CartRowProps {
  item: CartItem;
  /** Set if the line was removed and restored just now: it takes focus. */
  isBack: boolean;
  onRemove: () => void;
}

/** A part in the cart: its price, its stock, and what has changed since it was added. */
export function CartRow({ item, isBack, onRemove }: CartRowProps) {
  const remove = useFocusWhenShown<HTMLButtonElement>({ enabled: isBack });
  const { line, found, state, quantity, changes } = item;
  const { product, category, part } = found;
  const isOut = state !== 'counted';
  return (
    <LineFrame out={isOut}>
      <div className="picture">
        <PartPicture
          image={part?.image ?? null}
          category={category}
          sizes="96px"
          eager={false}
          faded={isOut}
        />
      </div>
      <Name found={found} />
      <div className="news">
        {!isOut && part?.fitment && <VerdictLine verdict={part.fitment} />}
        {changes.map(({ kind, isLoss, ...change }) => (
          <ChangeLine key={kind} kind={isLoss ? 'loss' : 'gain'} {...change}>
            {kind === 'price' && `${quantity > 1 ? ' each' : ''}, since ${shortDay(line.addedAt)}`}
          </ChangeLine>
        ))}
        {isOut && <OutLine state={state} />}
      </div>
      {!isOut && part && (
        <LineBuy className="buy">
          <CartQuantity part={part} quantity={quantity} />
          <chakra.p className="amount" textAlign="right" aria-live="polite" aria-atomic>
            <Price amount={multiply(part.price, quantity)} fontSize="1.25rem" display="block" />
            {quantity > 1 && (
              <chakra.span fontSize="sm" color="fg.muted" textStyle="number">
                {formatCount(quantity)} × {formatMoney(part.price)}
              </chakra.span>
            )}
          </chakra.p>
        </LineBuy>
      )}
      <LineActs className="acts">
        {state === 'no longer sold' && category && (
          <TextLink strong fontSize="sm" to={paths.catalogue.to({ category })}>
            See other {categoryOf(category).label}
          </TextLink>
        )}
        {state === 'sold out' && part && <NotifyMe part={part} />}
        <LineAct ref={remove} onClick={onRemove} aria-label={`Remove ${product}`}>
          Remove
        </LineAct>
      </LineActs>
    </LineFrame>
  );
}
