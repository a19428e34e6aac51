import { usePageMark } from '#shared/browser/use-page-mark';
import { formatMoney, largestAmount, sum, toCents } from '#shared/format/money';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { SelectionBar } from '#shared/ui/selection-bar';
import { LinkButton } from '#shared/ui/text-link';
import { createPaymentIntentLimits } from '#shared/gql/limits.generated';
import { paths } from '#shop-kit/paths';
import { countOfOrders } from '#shop-kit/units';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';

/** Maximum number of orders that one payment pays. */
const maxOrders = createPaymentIntentLimits.orderIds.items.max;

interface PickedBarProps {
  /** At least one order. */
  orders: readonly MyOrdersRow_OrderFragment[];
  onNone: () => void;
}

/** Number of picked orders, and the link to pay them all at once; always in reach. */
export function PickedBar({ orders, onNone }: PickedBarProps) {
  usePageMark('hasBuyBar');
  const count = countOfOrders(orders.length);
  const total = sum(orders.map(({ price }) => price));
  const [first = '', ...others] = orders.map(({ id }) => id);
  const problem =
    orders.length > maxOrders
      ? `${maxOrders} orders is the limit for one payment.`
      : toCents(total) > toCents(largestAmount)
        ? `One card payment takes up to ${formatMoney(largestAmount)}.`
        : undefined;
  return (
    <SelectionBar aria-label="Selected orders" css={{ mdDown: { '& > a': { flex: '1 1 100%' } } }}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
        <b role="status">{count} selected</b>
        <LinkButton minHeight="control" onClick={onNone}>
          Clear selection
        </LinkButton>
      </chakra.div>
      {problem ? (
        <chakra.p color="fg.error">{problem}</chakra.p>
      ) : (
        <ButtonLink to={paths.dashboard.payment.to(first, others)}>
          Pay {count}, {formatMoney(total)}
        </ButtonLink>
      )}
    </SelectionBar>
  );
}
