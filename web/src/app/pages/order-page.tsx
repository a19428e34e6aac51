import { pollEvery } from '#shared/apollo/polling';
import { chakra } from '#shared/ui/chakra';
import { useParams } from 'react-router-dom';
import { OrderLabel } from '#features/orders/place/order-label';
import { useOrderPartQuery } from '#features/orders/place/order-label.generated';
import { OrderPanel } from '#features/orders/place/order-panel';
import { WhatHappensNext } from '#features/orders/place/next-steps';
import { MoreParts } from '#features/catalogue/parts/more-parts';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { AxleSteps } from '#shop-kit/axle-steps';
import { paths } from '#shop-kit/paths';
import { stockLevel } from '#shop-kit/stock-level';
import { FlowPage } from './flow-page';
import { MovedPage } from './moved-page';

/** Quantity and address: the first of an order's three steps. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrderPartQuery({
    variables: { id },
    // What is already known shows at once; stock and price are fetched again, and polled while the page is open.
    fetchPolicy: 'cache-and-network',
    ...pollEvery(15),
  });
  const part = data?.part;
  if (part && part.id !== id) return <MovedPage to={paths.order.to(part.id)} />;
  const soldOut = part ? stockLevel(part) === 'out' : false;

  function content() {
    if (data && !part) {
      return (
        <EmptyBlock
          gridColumn="1 / -1"
          title="This part is no longer sold."
          reason="It was removed from the shop, or the address is mistyped. Nothing was ordered."
        >
          <ButtonLink to={paths.catalogue.to()}>See All Parts</ButtonLink>
        </EmptyBlock>
      );
    }
    if (error && !part) {
      return <ErrorBlock title="We couldn't load the part." onRetry={() => void refetch()} />;
    }
    return (
      <>
        <chakra.div display="grid" gap="8">
          {part ? <OrderLabel part={part} /> : <Skeleton height="26rem" />}
          {!soldOut && <WhatHappensNext />}
        </chakra.div>
        {part ? (
          <OrderPanel key={part.id} part={part} refetchPart={() => refetch()} />
        ) : (
          <Skeleton height="40rem" />
        )}
        {soldOut && part && (
          <chakra.div gridColumn="1 / -1">
            <MoreParts part={part} />
          </chakra.div>
        )}
      </>
    );
  }

  return (
    <FlowPage
      title="Order this part"
      description="Choose a quantity and shipping address."
      steps={<AxleSteps current="Order" />}
      columns="minmax(0, 7fr) minmax(0, 6fr)"
    >
      {content()}
    </FlowPage>
  );
}
