import { useNavigate, useParams } from 'react-router-dom';
import { NoReturn } from '#features/fulfillment/returns/no-return';
import { useOrderToReturnQuery } from '#features/fulfillment/returns/order-to-return.generated';
import { ReturnForm } from '#features/fulfillment/returns/return-form';
import { useRequestReturn } from '#features/fulfillment/returns/use-request-return';
import { Crumbs } from '#shared/ui/crumbs';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';
import { isNotYours, NotYourOrder } from './not-your-order';

/** Requests a return of some or all of a shipped order; its progress is shown on the order's page. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useOrderToReturnQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const requestReturn = useRequestReturn(refetch);
  const order = data?.order;
  const toOrder = paths.dashboard.myOrder.to(id);

  function content() {
    if (isNotYours(error)) return <NotYourOrder />;
    if (!order && error)
      return <ErrorBlock title="We couldn't load the order." onRetry={() => void refetch()} />;
    if (!order) return <Skeleton height="36rem" />;
    if (!order.returnOffer) return <NoReturn order={order} />;
    return (
      <ReturnForm
        order={order}
        offer={order.returnOffer}
        onAsk={async (wish) => {
          const refusal = await requestReturn({ orderId: id, ...wish });
          if (refusal === undefined) await navigate(toOrder);
          return refusal;
        }}
      />
    );
  }

  return (
    <>
      <Crumbs
        trail={[
          { label: 'My Orders', to: paths.dashboard.myOrders.to() },
          { label: order ? `Order ${order.number}` : 'Order', to: toOrder },
          { label: 'Return' },
        ]}
      />
      <DashboardPage title="Request a return" description="Return some or all of an order.">
        {content()}
      </DashboardPage>
    </>
  );
}
