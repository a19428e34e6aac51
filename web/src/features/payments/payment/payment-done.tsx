import { chakra } from '#shared/ui/chakra';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { moment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { ButtonLink } from '#shared/ui/button-link';
import { CopyLine } from '#shared/ui/copy-line';
import { Fact, Facts } from '#shared/ui/facts';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { refundLabels } from '#shop-kit/refund-labels';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';
import { countOfOrders } from '#shop-kit/units';
import { isReverted, type PaymentSet, totalOf } from './payment-set-text';

const thanks = 'Your payment is completed. Thank You!';

function titleOf(order: PaymentOrder_OrderFragment, justNow: boolean) {
  if (!isReverted(order)) return justNow ? thanks : 'This order is paid.';
  const what = order.status === 'CANCELLED' ? 'You canceled this order' : 'This order was canceled by us';
  return `${what}. ${refundLabels[order.refundState ?? 'REFUNDED']}. There is nothing to pay.`;
}

function titleOfSet(orders: PaymentSet, justNow: boolean) {
  if (justNow) return thanks;
  const back = orders.filter(isReverted);
  if (back.length === 0) return 'These orders are paid.';
  const which =
    back.length === orders.length ? 'These orders' : `${back.length} of these ${orders.length} orders`;
  const what = back.every(({ status }) => status === 'CANCELLED') ? 'canceled' : 'canceled by us';
  return `${which} ${back.length === 1 ? 'was' : 'were'} ${what}. There is nothing to pay.`;
}

/** "3 orders are paid. For one part the payment came too late: its $48.50 will be refunded to your card." */
function whatBecameOf(paid: PaymentSet, lost: PaymentSet): string {
  const back = formatMoney(totalOf(lost));
  const late =
    lost.length === 1
      ? `For one part, the payment arrived too late. Its ${back}`
      : `For ${lost.length} parts, the payment arrived too late. Their ${back}`;
  return `${countOfOrders(paid.length)} ${paid.length === 1 ? 'is' : 'are'} paid. ${late} will be refunded to your card.`;
}

interface PaymentDoneProps {
  orders: PaymentSet;
  /** True when the payment was made just now, on this page. */
  justNow: boolean;
}

/** Replaces the card form once there is nothing left to pay. */
export function PaymentDone({ orders, justNow }: PaymentDoneProps) {
  const note = useFocusWhenShown<HTMLDivElement>({ enabled: justNow });
  const paid = orders.filter(({ status }) => status !== 'UNPAID');
  const lost = orders.filter(({ status }) => status === 'UNPAID');
  const [first] = paid;
  if (!first) return null;
  const isSet = orders.length > 1;
  const isOnePayment = paid.every(({ transactionId }) => transactionId === first.transactionId);
  return (
    <>
      <Note
        ref={note}
        kind={
          orders.some((order) => isReverted(order) && order.refundState === 'FAILED') ? 'warning' : 'success'
        }
        role="status"
        tabIndex={-1}
        title={isSet ? titleOfSet(orders, justNow) : titleOf(first, justNow)}
      >
        {lost.length > 0 && <span>{whatBecameOf(paid, lost)}</span>}
        {isSet && lost.length === 0 && first.paidAt && (
          <span>
            {countOfOrders(paid.length)}, {formatMoney(totalOf(paid))}, {moment(first.paidAt)}.
          </span>
        )}
      </Note>
      {lost.length > 0 && (
        <Facts>
          <Fact term="Charged">{formatMoney(totalOf(orders))}</Fact>
          {lost.map(({ id, product, price }) => (
            <Fact key={id} term={`Refund: ${product}`}>
              −{formatMoney(price)}
            </Fact>
          ))}
          <Fact className="total" term="You paid">
            <Price amount={totalOf(paid)} fontSize="2xl" />
          </Fact>
        </Facts>
      )}
      {first.transactionId && isOnePayment && (
        <chakra.div display="grid" gap="1.5">
          <chakra.span color="fg.muted">Transaction</chakra.span>
          <CopyLine text={first.transactionId} what="the transaction id" />
        </chakra.div>
      )}
      {isSet ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={paths.dashboard.myOrders.to()}>View in My Orders</ButtonLink>
          {isOnePayment && (
            <ButtonLink variant="outline" to={paths.dashboard.myOrder.toReceipt(first.id)}>
              Print receipt
            </ButtonLink>
          )}
        </chakra.div>
      ) : (
        <>
          <ButtonLink to={paths.dashboard.myOrder.to(first.id)}>See your order</ButtonLink>
          <p>
            <TextLink to={paths.dashboard.myOrders.to()}>View in My Orders</TextLink>
          </p>
        </>
      )}
    </>
  );
}
