import { moment, timeOfDay } from '#shared/format/dates';
import { formatMoney, sum } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { allOf, countOfParts } from '#shop-kit/units';
import { isPaidAtOnce, type OrderGroup, sharedHold } from './order-groups';
import { isPayable } from './time-to-pay';
import { useOrderAgain } from './use-order-again';

interface TogetherRowProps {
  group: OrderGroup;
  now: Date;
  /** Whether there is a column of boxes before it. */
  hasBoxes: boolean;
  /** False while older ones of the group may be still to come. */
  isWhole: boolean;
}

/** The line above the orders of a purchase with several: its number, when, how much, and what holds for all of them. */
export function TogetherRow({ group, now, hasBoxes, isWhole }: TogetherRowProps) {
  const { orders } = group;
  const { orderAgain, busy } = useOrderAgain();
  const [first, ...others] = orders;
  if (!first) return null;
  const until = sharedHold(group, now);
  const total = formatMoney(sum(orders.map(({ price }) => price)));
  return (
    <tr className="together">
      {hasBoxes && <td className="box" />}
      <th scope="rowgroup" colSpan={2}>
        Order {first.purchase.number}, {moment(first.createdAt)}
        {isWhole && ` · ${countOfParts(orders.length)}, ${total}`}
      </th>
      <td colSpan={2}>
        {until && `Held until ${timeOfDay(until)}`}
        <chakra.span display="flex" flexWrap="wrap" columnGap="4">
          {isWhole && orders.every((order) => order.status === 'UNPAID' && isPayable(order, now)) && (
            <TextLink
              to={paths.dashboard.payment.to(
                first.id,
                others.map(({ id }) => id),
              )}
            >
              Pay {allOf(orders.length)}
            </TextLink>
          )}
          {isWhole && isPaidAtOnce(group) && (
            <TextLink to={paths.dashboard.myOrder.toReceipt(first.id)}>
              Receipt of {allOf(orders.length)}
            </TextLink>
          )}
          {isWhole && orders.every(({ status }) => status !== 'UNPAID') && (
            <LinkButton
              aria-disabled={busy || undefined}
              onClick={() => {
                if (!busy) void orderAgain(orders);
              }}
            >
              Order {allOf(orders.length)} again
            </LinkButton>
          )}
        </chakra.span>
      </td>
    </tr>
  );
}
