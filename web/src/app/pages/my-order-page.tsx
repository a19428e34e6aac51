import Printer from 'virtual:lucide/printer';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { CancelDialog } from '#features/orders/cancel-dialog';
import { useMyOrderQuery } from '#features/orders/mine/my-order.generated';
import { OrderArticle } from '#features/orders/mine/order-article';
import { useCancelOrder } from '#features/orders/use-cancel-order';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { Crumbs } from '#shared/ui/crumbs';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

// An id that is none, an unknown order and somebody else's look the same: nobody learns which ids exist.
const notYours = ['FORBIDDEN', 'NOT_FOUND', 'BAD_INPUT'];

/** Prints once what an address with `receipt` is opened for. */
function usePrintWhenAsked(isThere: boolean) {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('receipt');
  useEffect(
    function printTheReceipt() {
      if (!isAsked || !isThere) return;
      setParams({}, { replace: true });
      window.print();
    },
    [isAsked, isThere, setParams],
  );
}

/** One order of the customer's: what, how much, where to, what happened, and how it was paid. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useMyOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState(false);
  const { cancelOrder, cancelling } = useCancelOrder({
    as: 'CUSTOMER',
    onItsPage: true,
    afterwards: async (isGone) => (isGone ? navigate(paths.dashboard.myOrders.to()) : refetch()),
  });
  const order = data?.order;
  usePrintWhenAsked(order?.paid ?? false);
  const title = order ? `Order ${order.number}` : 'Order';

  async function confirmed() {
    const isGone = await cancelOrder(id);
    if (!isGone) setAsking(false);
  }

  function content() {
    if (error && notYours.includes(shopErrorOf(error).code)) {
      return (
        <EmptyBlock
          title="This order is not yours, or it does not exist."
          reason="It may have been deleted, or you are logged in with another account."
        >
          <ButtonLink to={paths.dashboard.myOrders.to()}>See My Orders</ButtonLink>
        </EmptyBlock>
      );
    }
    if (order) {
      return (
        <OrderArticle
          order={order}
          onCancel={() => {
            setAsking(true);
          }}
        />
      );
    }
    if (error) return <ErrorBlock title="The order could not be loaded." onRetry={() => void refetch()} />;
    return <Skeleton height="30rem" />;
  }

  return (
    <>
      <Crumbs trail={[{ label: 'My Orders', to: paths.dashboard.myOrders.to() }, { label: title }]} />
      <DashboardPage
        title={title}
        description="One order, its payment and its way to you."
        aside={
          order?.paid && (
            <Button
              variant="outline"
              icon={<Printer size={20} />}
              onClick={() => {
                window.print();
              }}
            >
              Print receipt
            </Button>
          )
        }
      >
        {content()}
      </DashboardPage>
      {order && (
        <CancelDialog
          order={order}
          open={asking}
          busy={cancelling}
          onYes={() => void confirmed()}
          onNo={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
