import { SubLine } from '#shared/data-table/data-table.styles';
import { chakra } from '#shared/ui/chakra';
import { moment } from '#shared/format/dates';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { StatusBadge } from '#shop-kit/order-status-badge';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { units } from '#shop-kit/units';
import { useLatestOrdersQuery } from './latest-orders.generated';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '1.5',
    minHeight: '3.875rem',
    py: '2.5',
    px: { base: '4', sm: '6' },
    lineHeight: 'cell',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});

/** The user's newest orders, and the link to all of them. An addition: nothing while they can't be loaded. */
export function LatestOrders() {
  // Three orders in the cache would be all that the page of all orders knows of.
  const { data } = useLatestOrdersQuery({ fetchPolicy: 'no-cache' });
  if (!data) return null;
  const { edges, totalCount } = data.myOrders;
  return (
    <Panel aria-labelledby="latest-orders">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="2"
        py="3"
        px={{ base: '4', sm: '6' }}
      >
        <chakra.h2 id="latest-orders" textStyle="h3">
          Your latest orders
        </chakra.h2>
        {totalCount > 0 ? (
          <TextLink to={paths.dashboard.myOrders.to()}>
            {totalCount === 1 ? 'View in My Orders' : `View all ${totalCount.toLocaleString('en-US')} orders`}
          </TextLink>
        ) : (
          <TextLink to={paths.catalogue.to()}>See All Parts</TextLink>
        )}
      </chakra.div>
      {totalCount === 0 && (
        <chakra.p px={{ base: '4', sm: '6' }} pb="4" color="fg.muted">
          No orders yet.
        </chakra.p>
      )}
      <ul>
        {edges.map(({ node: { id, number, product, quantity, price, status, refundState, createdAt } }) => (
          <Row key={id}>
            <chakra.div flex="1 1 14rem" minWidth="0" fontWeight="semibold" overflowWrap="anywhere">
              {product}
              <SubLine>
                <span>{units(quantity)} ·</span> <span>Order {number} ·</span>{' '}
                <span>{moment(createdAt)}</span>
              </SubLine>
            </chakra.div>
            <StatusBadge status={status} refundState={refundState} />
            <chakra.span minWidth="6rem" textAlign="end">
              <Price amount={price} fontSize="card" />
            </chakra.span>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
