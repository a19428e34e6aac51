import { chakra } from '#shared/ui/chakra';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { MyOrders } from '#features/orders/mine/my-orders';
import { useMyOrdersQuery, type MyOrdersQuery } from '#features/orders/mine/my-orders.generated';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { useSession } from '#shared/session/session-context';
import { paths } from '#shop-kit/paths';
import { countOfOrders } from '#shop-kit/units';
import { DashboardPage } from './dashboard-page';

function counted({ myOrders: { totalCount, counts } }: MyOrdersQuery): string {
  return `${countOfOrders(totalCount)}, ${counts.unpaid} unpaid`;
}

/** The customer's orders. When the API refuses the caller: signed out, and to the home page. */
export function Component() {
  const orders = useMyOrdersQuery({ fetchPolicy: 'cache-and-network', refetchWritePolicy: 'merge' });
  const session = useSession();
  const navigate = useNavigate();
  const { data, error } = orders;
  const refused = hasErrorCode(error, 'UNAUTHENTICATED') || hasErrorCode(error, 'FORBIDDEN');

  useEffect(
    function leaveWhenRefused() {
      if (refused) void session.signOut().then(() => navigate(paths.home.to()));
    },
    [refused, session, navigate],
  );

  return (
    <DashboardPage
      title="My Orders"
      description="Your orders, with payment and shipping status."
      aside={
        data &&
        data.myOrders.totalCount > 0 && (
          <chakra.p color="fg.muted" textStyle="number">
            {counted(data)}
          </chakra.p>
        )
      }
    >
      <MyOrders {...orders} />
    </DashboardPage>
  );
}
