import type { ShopError } from '#shared/apollo/shop-error';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { formatMoney } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { Fact, Facts } from '#shared/ui/facts';
import { Note } from '#shared/ui/note';
import { Former } from '#shop-kit/change-line';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { units } from '#shop-kit/units';
import { type PaymentSet, totalOf } from './payment-set-text';

interface PriceChangeProps {
  oldTotal: string;
  newTotal: string;
  onAccept: (newTotal: string) => void;
}

/** The hold expired and the part has another price now: the customer must accept it to continue. */
export function PriceChange({ oldTotal, newTotal, onAccept }: PriceChangeProps) {
  return (
    <Note kind="info" role="alert" title="The price has changed since you ordered.">
      <span>
        {`It was ${formatMoney(oldTotal)}, and is now ${formatMoney(newTotal)}. Nothing was charged.`} Your
        hold expired, so the current price applies.
      </span>
      <Button variant="outline" size="sm" mt="2" onClick={() => onAccept(newTotal)}>
        Accept {formatMoney(newTotal)}
      </Button>
    </Note>
  );
}

interface PriceChangesProps extends PriceChangeProps {
  orders: PaymentSet;
  /** The message for each order whose price has changed. */
  each: NonNullable<ShopError['each']>;
}

/** Price changes of several orders, in place of the card form: each price before and after. */
export function PriceChanges({ orders, each, oldTotal, newTotal, onAccept }: PriceChangesProps) {
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  const changed = orders.flatMap((order) => {
    const error = each.find(({ orderId }) => orderId === order.id)?.error;
    return error?.code === 'PRICE_CHANGED' && error.totals ? [{ ...order, ...error.totals }] : [];
  });
  const others = orders.filter(({ id }) => !changed.some((order) => order.id === id));
  return (
    <>
      <div>
        <chakra.h3 ref={heading} tabIndex={-1} outline="none" textStyle="h3">
          {`Your hold expired, and ${changed.length === 1 ? 'a price has' : `${changed.length} prices have`} changed`}
        </chakra.h3>
        <chakra.p color="fg.muted" mt="1">
          Nothing was charged. Pay the new prices or cancel.
        </chakra.p>
      </div>
      <Facts>
        {changed.map((order) => (
          <Fact key={order.id} term={`${order.product}, ${units(order.quantity)}`}>
            <Former>{formatMoney(order.old)}</Former> {formatMoney(order.new)}
          </Fact>
        ))}
        {others.length > 0 && (
          <Fact term={others.length === 1 ? '1 other, unchanged' : `${others.length} others, unchanged`}>
            {formatMoney(totalOf(others))}
          </Fact>
        )}
        <Fact className="total" term="New total">
          <Former mr="1.5">{formatMoney(oldTotal)}</Former> <Price amount={newTotal} fontSize="2xl" />
        </Fact>
      </Facts>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="lg" onClick={() => onAccept(newTotal)}>
          Pay {formatMoney(newTotal)}
        </Button>
        <ButtonLink variant="outline" size="lg" to={paths.dashboard.myOrders.to()}>
          Not now
        </ButtonLink>
      </chakra.div>
    </>
  );
}
