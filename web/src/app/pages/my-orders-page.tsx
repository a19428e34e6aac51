import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { MyOrders } from '#features/orders/my-orders';
import { useMyOrdersQuery, type MyOrdersQuery } from '#features/orders/my-orders.generated';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { useSession } from '#shared/session/session-context';
import { DashboardPage } from './dashboard-page';

function counts({ myOrders: { totalCount, edges, pageInfo } }: MyOrdersQuery): string {
  const unpaid = edges.filter(({ node }) => !node.paid).length;
  const total = totalCount === 1 ? '1 order' : `${totalCount} orders`;
  // What older pages hold is not known here.
  return pageInfo.hasNextPage ? total : `${total}, ${unpaid} to pay`;
}

/**
 * The customer's orders. When the API refuses the caller the session ends, and the route says that then leads to the
 * home page (spec section 8).
 */
export function MyOrdersPage() {
  const orders = useMyOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const session = useSession();
  const { data, error } = orders;
  const refused = hasErrorCode(error, 'UNAUTHENTICATED') || hasErrorCode(error, 'FORBIDDEN');

  useEffect(
    function leaveWhenRefused() {
      if (refused) void session.signOut();
    },
    [refused, session],
  );

  return (
    <DashboardPage
      title="My Orders"
      description="Your orders, their payment and their way to you."
      aside={
        data &&
        data.myOrders.totalCount > 0 && (
          <chakra.p color="fg.muted" textStyle="number">
            {counts(data)}
          </chakra.p>
        )
      }
    >
      <MyOrders {...orders} />
    </DashboardPage>
  );
}
