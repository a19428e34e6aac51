import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { paths } from '#shop-kit/paths';
import type { useMyOrdersQuery } from './my-orders.generated';
import { MyOrdersTable } from './my-orders-table';

/** The list with its states: waiting, failed, empty, and more to come. */
export function MyOrders({ data, error, loading, refetch, fetchMore }: ReturnType<typeof useMyOrdersQuery>) {
  const [firstBrought, setFirstBrought] = useState<string>();
  if (!data && error)
    return <ErrorBlock title="We couldn't load your orders." onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <chakra.div display="grid" gap="0.5" aria-busy aria-label="Loading your orders">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height="5.25rem" borderRadius="card" />
        ))}
      </chakra.div>
    );
  }
  const { edges, pageInfo } = data.myOrders;
  if (edges.length === 0) {
    return (
      <EmptyBlock
        title="No orders yet."
        reason="Orders you place appear here, with payment and shipping status."
      >
        <ButtonLink to={paths.catalogue.to()}>See All Parts</ButtonLink>
      </EmptyBlock>
    );
  }
  return (
    <chakra.div display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div width="full">
        <MyOrdersTable
          orders={edges.map((edge) => edge.node)}
          isAll={!pageInfo.hasNextPage}
          firstBrought={firstBrought}
          refetchOrders={refetch}
        />
      </chakra.div>
      {pageInfo.hasNextPage && (
        <Button
          variant="outline"
          busy={loading}
          onClick={() => {
            fetchMore({ variables: { after: pageInfo.endCursor } }).then(
              ({ data: older }) => setFirstBrought(older.myOrders.edges[0]?.node.id),
              () => notify.error("We couldn't load older orders. Try again."),
            );
          }}
        >
          Show older orders
        </Button>
      )}
      {edges.some(({ node }) => node.paid) && (
        <chakra.p color="fg.muted">
          You can cancel a paid order until it ships, and return it afterward:{' '}
          <TextLink to={paths.shipping.to()}>Shipping and returns</TextLink>.
        </chakra.p>
      )}
    </chakra.div>
  );
}
