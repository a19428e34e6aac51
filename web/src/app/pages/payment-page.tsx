import { useParams, useSearchParams } from 'react-router-dom';
import { Payment } from '#features/payments/payment/payment';
import { usePaymentOrdersQuery } from '#features/payments/payment/payment-order.generated';
import { isReverted, type PaymentSet } from '#features/payments/payment/payment-set-text';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Skeleton } from '#shared/ui/skeleton';
import { AxleSteps } from '#shop-kit/axle-steps';
import { FlowPage } from './flow-page';
import { NotYourOrder } from './not-your-order';

/** The most orders that one payment pays. */
const maxOrders = 50;

/** Current step of the orders: Pay if anything is unpaid, except for refunds. Null where nothing is sent. */
function stepOf(orders: PaymentSet) {
  if (orders.length > 0 && orders.every(isReverted)) return null;
  const isPaid = orders.some(({ status }) => status !== 'UNPAID');
  if (!isPaid || orders.some(({ status, refundState }) => status === 'UNPAID' && !refundState)) return 'Pay';
  return orders.some(({ status }) => status === 'PENDING') ? 'Shipped' : 'done';
}

/** The quiet room: the second of an order's three steps, for one order or for several at once. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const others = (params.get('with') ?? '').split(',').filter(Boolean);
  const ids = [...new Set([id, ...others])].slice(0, maxOrders);
  const { data, error, refetch } = usePaymentOrdersQuery({
    variables: { ids },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.myOrderSet;
  const step = stepOf(orders ?? []);

  function content() {
    if (orders && orders.length > 0)
      return (
        <>
          {orders.length < ids.length && (
            <Note kind="info" gridColumn="1 / -1" title="Some of these orders no longer exist.">
              Deleted orders aren't included. Nothing was charged for them.
            </Note>
          )}
          <Payment key={ids.join()} orders={orders} refetchOrders={refetch} />
        </>
      );
    if (orders) return <NotYourOrder more=" Nothing was charged." />;
    if (error) {
      return (
        <ErrorBlock title="We couldn't load the order." onRetry={() => void refetch()}>
          We couldn't reach the server. Nothing was charged.
        </ErrorBlock>
      );
    }
    return (
      <>
        <Skeleton height="23rem" />
        <Skeleton height="28rem" />
      </>
    );
  }

  return (
    <FlowPage
      title="Payment"
      description="Pay your order by card."
      steps={step && <AxleSteps current={step} />}
      columns="minmax(0, 6fr) minmax(0, 7fr)"
    >
      {content()}
    </FlowPage>
  );
}
