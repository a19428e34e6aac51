import Printer from 'virtual:lucide/printer';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DeleteDialog } from '#features/orders/delete-dialog';
import { CancelPaidDialog } from '#features/orders/mine/cancel-paid-dialog';
import { useMyOrderQuery } from '#features/orders/mine/my-order.generated';
import { OrderArticle } from '#features/orders/mine/order-article';
import { useCancelPaidOrder } from '#features/orders/mine/use-cancel-paid-order';
import { useDeleteOrder } from '#features/orders/use-delete-order';
import { usePaper } from '#shared/browser/use-paper';
import { Button } from '#shared/ui/button';
import { Crumbs } from '#shared/ui/crumbs';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';
import { isNotYours, NotYourOrder } from './not-your-order';

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

/** One order of the customer: parts, quantity, address, history, and how it was paid. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useMyOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState<'delete' | 'cancel' | null>(null);
  // The receipt, unless the slip of a return was asked for.
  const { paper: slipOf, print } = usePaper<string>();
  const { deleteOrder, deleting } = useDeleteOrder({
    onItsPage: true,
    afterwards: async (isRemoved) => (isRemoved ? navigate(paths.dashboard.myOrders.to()) : refetch()),
  });
  const { cancelPaidOrder, cancelling } = useCancelPaidOrder(
    async () => (await refetch())?.data?.order.shippedAt ?? null,
  );
  const order = data?.order;
  const hasReceipt = order !== undefined && order.paidAt !== null;
  // Not as the page was seen before: it may have been paid with others, or some of it refunded since.
  usePrintWhenAsked(!loading && hasReceipt);
  const title = order ? `Order ${order.number}` : 'Order';

  async function confirmed() {
    const isRemoved = await deleteOrder(id);
    if (!isRemoved) setAsking(null);
  }

  function content() {
    if (isNotYours(error)) return <NotYourOrder />;
    if (order) {
      return (
        <OrderArticle
          order={order}
          slipOf={order.returns.find((found) => found.id === slipOf) ?? null}
          onPrintSlip={({ id: returnId }) => print(returnId)}
          onDelete={() => setAsking('delete')}
          onCancel={() => setAsking('cancel')}
          refetch={refetch}
        />
      );
    }
    if (error) return <ErrorBlock title="We couldn't load the order." onRetry={() => void refetch()} />;
    return <Skeleton height="30rem" />;
  }

  return (
    <>
      <Crumbs trail={[{ label: 'My Orders', to: paths.dashboard.myOrders.to() }, { label: title }]} />
      <DashboardPage
        title={title}
        description="Order details, payment and shipping status."
        aside={
          hasReceipt && (
            <Button variant="outline" icon={<Printer size={20} />} onClick={() => print(null)}>
              Print receipt
            </Button>
          )
        }
      >
        {content()}
      </DashboardPage>
      {order && (
        <>
          <DeleteDialog
            order={order}
            open={asking === 'delete'}
            busy={deleting}
            onYes={() => void confirmed()}
            onNo={() => setAsking(null)}
          />
          <CancelPaidDialog
            order={order}
            hasOthers={order.paidWith.some(({ paid }) => paid)}
            open={asking === 'cancel'}
            busy={cancelling}
            onYes={() => void cancelPaidOrder(id).then(() => setAsking(null))}
            onNo={() => setAsking(null)}
          />
        </>
      )}
    </>
  );
}
