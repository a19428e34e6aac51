import { chakra } from '#shared/ui/chakra';
import { useParams } from 'react-router-dom';
import { DeliveryPanel } from '#features/payment/delivery-panel';
import { usePaymentOrderQuery } from '#features/payment/payment-order.generated';
import { PaymentPanel } from '#features/payment/payment-panel';
import { PaymentSummary } from '#features/payment/payment-summary';
import { shopErrorOf } from '#shared/apollo/shop-error';
import type { OrderStatus } from '#shared/gql/schema-types.generated';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { AxleSteps } from '#shop-kit/axle-steps';
import { orderStates } from '#shop-kit/order-states';
import { paths } from '#shop-kit/paths';
import { FlowPage } from './flow-page';

// An id that is none, an unknown order and somebody else's look the same: nobody learns which ids exist.
const notYours = ['FORBIDDEN', 'NOT_FOUND', 'BAD_INPUT'];
const steps = { payment: 'Pay', shipping: 'Shipped' } as const;

function stepOf(order: { status: OrderStatus } | null | undefined) {
  if (!order) return steps.payment;
  const { waitsFor } = orderStates[order.status];
  return waitsFor ? steps[waitsFor] : 'done';
}

/** The quiet room: the second of an order's three steps. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePaymentOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;

  function content() {
    if (order) {
      return (
        <>
          <PaymentSummary order={order} />
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <PaymentPanel key={order.id} order={order} refetchOrder={refetch} />
            <DeliveryPanel order={order} />
          </chakra.div>
        </>
      );
    }
    if (error && notYours.includes(shopErrorOf(error).code)) {
      return (
        <EmptyBlock
          gridColumn="1 / -1"
          title="This order is not yours, or it does not exist."
          reason="It may have been deleted, or you are logged in with another account. Nothing was charged."
        >
          <ButtonLink to={paths.dashboard.myOrders.to()}>See My Orders</ButtonLink>
        </EmptyBlock>
      );
    }
    if (error) {
      return (
        <ErrorBlock title="The order could not be loaded." onRetry={() => void refetch()}>
          The shop did not answer. Nothing was charged.
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
      steps={<AxleSteps current={stepOf(order)} />}
      columns="minmax(0, 6fr) minmax(0, 7fr)"
    >
      {content()}
    </FlowPage>
  );
}
